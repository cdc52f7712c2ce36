import { visitorPattern } from '../release/channel-releases';

const key = 'module-federation.visitor';

/**
 * Returns the id that keeps this browser on one version while a canary runs; undefined before the first
 * canary.
 */
export function storedVisitor(): string | undefined {
  const stored = storage()?.getItem(key);
  return stored && visitorPattern.test(stored) ? stored : undefined;
}

/** Creates and stores the id. It is random and used only for canaries. */
export function createVisitor(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  const id = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    storage()?.setItem(key, id);
  } catch {
    // Storage is full: the visitor counts as new on each page.
  }
  return id;
}

/** Returns the browser's storage; undefined if the visitor blocks it. */
function storage(): Storage | undefined {
  try {
    // eslint-disable-next-line no-restricted-globals -- guarded here: this package imports no other
    return localStorage;
  } catch {
    return undefined;
  }
}
