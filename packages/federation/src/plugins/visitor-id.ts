import { visitorPattern } from '../release/channel-releases';

const key = 'module-federation.visitor';

/** Returns the id that keeps this browser on one version while a canary runs; undefined before the first canary. */
export function storedVisitor(): string | undefined {
  const stored = withStorage((storage) => storage.getItem(key));
  return stored && visitorPattern.test(stored) ? stored : undefined;
}

/** Creates and stores the id. It is random and used for nothing else. */
export function createVisitor(): string {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  withStorage((storage) => storage.setItem(key, id));
  return id;
}

/** A browser may refuse storage; the visitor then counts as a new one on each page. */
function withStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
