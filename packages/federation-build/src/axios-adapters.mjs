/**
 * Replaces `axios/lib/adapters/adapters.js`, which bundles the adapters for XMLHttpRequest, `fetch` and Node.
 */
function getAdapter(adapter) {
  if (typeof adapter === 'function') return adapter;
  throw new Error(
    'This bundle has no adapter of axios itself (see `axiosAdapters` of defineShell): pass a function as `adapter`.',
  );
}

export default { getAdapter, adapters: {} };
