/**
 * All remotes of a worker share its built-ins: one that replaces `Array.prototype.includes` or `fetch` would change what
 * the others do. Most built-ins are therefore frozen before any remote is evaluated. A frozen prototype also refuses the
 * assignment of a property of that name to an object that inherits from it, which libraries do with errors, functions and
 * plain objects (`error.name = …`): those three prototypes are only sealed, and compared with what they were.
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

/** Protects the built-ins of this thread. @returns names what has been changed nevertheless, such as `Object.prototype.toString` */
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

/** Makes a global constant. It is read first, because Node defines some of them when they are first used. */
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

/** The value of a property, or its getter. */
function valueOf(prototype: object, key: PropertyKey): unknown {
  const descriptor = Reflect.getOwnPropertyDescriptor(prototype, key);
  return descriptor?.get ?? descriptor?.value;
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
