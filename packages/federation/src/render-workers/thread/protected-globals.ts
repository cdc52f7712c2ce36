/**
 * Prototypes that are sealed rather than frozen, and compared with their original state. All remotes of a
 * worker share its built-ins: one that replaces `Array.prototype.includes` or `fetch` would affect the
 * others. Most are therefore frozen before any remote is evaluated. A frozen prototype also forbids assigning
 * a property of that name to an inheriting object, which libraries do with errors, functions and plain
 * objects (`error.name = …`).
 */
const sealed: readonly object[] = [Object.prototype, Function.prototype, Error.prototype];

const standardGlobals = [
  ...['Array', 'ArrayBuffer', 'BigInt', 'Boolean', 'DataView', 'Date', 'Map', 'Number', 'Promise', 'Proxy'],
  ...['RegExp', 'Set', 'String', 'Symbol', 'WeakMap', 'WeakRef', 'WeakSet', 'Float32Array', 'Float64Array'],
  ...[
    'Int8Array',
    'Int16Array',
    'Int32Array',
    'Uint8Array',
    'Uint16Array',
    'Uint32Array',
    'Uint8ClampedArray',
  ],
  ...['JSON', 'Math', 'Reflect', 'Intl', 'Atomics', 'URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder'],
  ...['Headers', 'Request', 'Response', 'FormData', 'AbortController', 'AbortSignal', 'Event', 'EventTarget'],
] as const;

const standardFunctions = [
  ...[
    'fetch',
    'setTimeout',
    'setInterval',
    'setImmediate',
    'clearTimeout',
    'clearInterval',
    'queueMicrotask',
  ],
  ...['structuredClone', 'encodeURIComponent', 'decodeURIComponent', 'encodeURI', 'decodeURI', 'parseInt'],
  ...[
    'parseFloat',
    'isNaN',
    'isFinite',
    'atob',
    'btoa',
    'Object',
    'Function',
    'Error',
    'TypeError',
    'RangeError',
  ],
  ...['console', 'performance', 'process'],
] as const;

/**
 * Protects the built-ins of this thread. @returns reports what was modified nevertheless, such as
 * `Object.prototype.toString`
 */
export function protectGlobals(): () => string | undefined {
  for (const name of standardGlobals) {
    const value: unknown = Reflect.get(globalThis, name);
    if (!isObject(value)) continue;
    Object.freeze(value);
    const prototype: unknown = Reflect.get(value, 'prototype');
    if (isObject(prototype)) Object.freeze(prototype);
  }
  const iterator: unknown = Object.getPrototypeOf([][Symbol.iterator]());
  for (let each = iterator; isObject(each) && each !== Object.prototype; each = Object.getPrototypeOf(each))
    Object.freeze(each);
  for (const name of [...standardGlobals, ...standardFunctions]) fixGlobal(name);
  for (const prototype of sealed) Object.seal(prototype);
  const original = sealed.map(descriptorsOf);
  return () => {
    for (const [index, prototype] of sealed.entries()) {
      const changed = changedMember(prototype, original[index] ?? new Map());
      if (changed !== undefined) return `${prototypeNames[index]}.${String(changed)}`;
    }
    return undefined;
  };
}

const prototypeNames = ['Object.prototype', 'Function.prototype', 'Error.prototype'];

/** Makes a global constant. Reads it first, because Node defines some globals on first use. */
function fixGlobal(name: string): void {
  const value: unknown = Reflect.get(globalThis, name);
  if (value !== undefined)
    Object.defineProperty(globalThis, name, {
      value,
      writable: false,
      configurable: false,
      enumerable: false,
    });
}

function descriptorsOf(prototype: object): Map<PropertyKey, unknown> {
  return new Map(Reflect.ownKeys(prototype).map((key) => [key, valueOf(prototype, key)]));
}

function changedMember(
  prototype: object,
  original: ReadonlyMap<PropertyKey, unknown>,
): PropertyKey | undefined {
  for (const [key, value] of original) if (valueOf(prototype, key) !== value) return key;
  return undefined;
}

/** Returns the value of a property, or its getter. */
function valueOf(prototype: object, key: PropertyKey): unknown {
  const descriptor = Reflect.getOwnPropertyDescriptor(prototype, key);
  return descriptor?.get ?? descriptor?.value;
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
