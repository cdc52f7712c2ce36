import globals from 'globals';

/** All globals that Node or browsers provide. */
const standard = new Set(
  [globals.builtin, globals.nodeBuiltin, globals.browser].flatMap((names) => Object.keys(names)),
);

/** Names of the global object itself. */
export const globalObjects: ReadonlySet<string> = new Set([
  'globalThis',
  'window',
  'self',
  'global',
  'frames',
]);

/** Globals that scripts may assign to. */
const assignable = new Set(['location', 'name', 'status', 'opener']);

/**
 * Lower-case standard objects that no script may change. Capitalised ones are recognised by their initial.
 */
const sharedObjects = new Set([
  ...['console', 'process', 'performance', 'crypto', 'customElements', 'indexedDB', 'caches', 'scheduler'],
  ...['fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'structuredClone'],
]);

/**
 * Methods of objects whose other members are settings: `document.title` may be assigned,
 * `document.createElement` may not.
 */
const methods: Readonly<Record<string, readonly string[]>> = {
  document: [
    ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'createElement', 'createElementNS'],
    ...['createTextNode', 'createDocumentFragment', 'getElementById', 'getElementsByClassName'],
    ...['getElementsByTagName', 'querySelector', 'querySelectorAll', 'write', 'writeln', 'open', 'close'],
    ...['importNode', 'adoptNode', 'hasFocus', 'execCommand', 'startViewTransition', 'elementFromPoint'],
  ],
  history: ['pushState', 'replaceState', 'back', 'forward', 'go'],
  location: ['assign', 'replace', 'reload', 'toString'],
  localStorage: ['getItem', 'setItem', 'removeItem', 'clear', 'key'],
  sessionStorage: ['getItem', 'setItem', 'removeItem', 'clear', 'key'],
  navigator: ['sendBeacon', 'share', 'clipboard', 'geolocation', 'serviceWorker', 'userAgent', 'locks'],
};

/** Whether a script that declares or assigns this global replaces one of the platform. */
export function isStandardGlobal(name: string): boolean {
  return standard.has(name) && !assignable.has(name);
}

/**
 * Whether assigning to this path changes an object that every script shares.
 * @param path names from the global object on, such as `['Array', 'prototype', 'map']`; `*` for a computed
 * name
 */
export function isSharedPath([root, member, ...rest]: readonly string[]): boolean {
  if (root === undefined || !standard.has(root)) return false;
  if (member === undefined) return isStandardGlobal(root);
  if (/^[A-Z]/.test(root) || sharedObjects.has(root)) return true;
  return rest.length === 0 && Object.hasOwn(methods, root) && Boolean(methods[root]?.includes(member));
}
