/** Reads a key of the browser's storage; null when it is absent or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null; // A visitor may block storage: the site then works without a memory.
  }
}

/** Writes a key, or removes it when `value` is null. Says whether it worked: storage may be blocked or full. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
