/** `local` outlives the tab, `session` ends with it. */
type StorageArea = 'local' | 'session';

/** The value of a key; null when it is absent or the visitor blocks storage. */
export function readStored(key: string, area: StorageArea = 'local'): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null; // Blocked storage throws on access; the site then works without remembering anything.
  }
}

/**
 * Writes a key, or removes it when `value` is null.
 * @returns false when nothing was written, because storage is blocked or full
 */
export function writeStored(key: string, value: string | null, area: StorageArea = 'local'): boolean {
  try {
    const storage = storageOf(area);
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

function storageOf(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}
