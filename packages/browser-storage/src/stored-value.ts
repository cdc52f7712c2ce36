/** Storage of the browser: local storage outlives the tab, session storage ends with it. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** Reads the value of a key; null when it is absent or the visitor blocks storage. */
export function readStored(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null; // Blocked storage throws on access; the site then works without remembering anything.
  }
}

/**
 * Writes a key, or removes it when `value` is null.
 * @returns false when nothing was written, because storage is blocked or full
 */
export function writeStored(key: string, value: string | null, area: StorageArea = 'localStorage'): boolean {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
