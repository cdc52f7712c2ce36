/**
 * Registers a module's components with React Refresh under the module's path, so that the next build of the
 * file replaces them in place and keeps their state. Does nothing without a refresh runtime (tests, a page
 * without hot reload).
 */
module.exports = function refreshLoader(source, map) {
  const path = JSON.stringify(this.utils.contextify(this.rootContext, this.resourcePath));
  const prelude = [
    `var $RefreshReg$ = (type, id) => globalThis.__reactRefresh?.register(type, ${path} + ' ' + id);`,
    'var $RefreshSig$ = () => globalThis.__reactRefresh?.createSignatureFunctionForTransform() ?? ((type) => type);',
  ].join(' ');
  this.callback(null, `${prelude}${source}`, map);
};
