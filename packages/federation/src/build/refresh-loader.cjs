/**
 * Gives a module's components to React Refresh under the module's own path, so that the next build of the same file
 * replaces them in place with their state kept. Where nothing listens (tests, a page without hot reload) it does nothing.
 */
module.exports = function refreshLoader(source, map) {
  const path = JSON.stringify(this.utils.contextify(this.rootContext, this.resourcePath));
  const prelude = [
    `var $RefreshReg$ = (type, id) => globalThis.__reactRefresh?.register(type, ${path} + ' ' + id);`,
    'var $RefreshSig$ = () => globalThis.__reactRefresh?.createSignatureFunctionForTransform() ?? ((type) => type);',
  ].join(' ');
  this.callback(null, `${prelude}${source}`, map);
};
