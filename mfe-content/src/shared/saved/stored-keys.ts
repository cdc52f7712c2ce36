import { readStored, writeStored } from '@kaadu/browser-storage';

const isKey = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Reads the stored keys; none when there are none or they cannot be read. */
function readKeys(name: string): readonly number[] {
  try {
    const stored: unknown = JSON.parse(readStored(name) ?? '[]');
    return Array.isArray(stored) ? [...new Set(stored.filter(isKey))] : [];
  } catch (error) {
    console.warn(`Ignored an unreadable list under ${name}`, error);
    return [];
  }
}

/** A list of primary keys in the browser's storage, shared by all its subscribers. */
export interface StoredKeys {
  /** Returns the keys, as the same array until they change. */
  readonly get: () => readonly number[];
  readonly set: (keys: readonly number[]) => void;
  /**
   * Subscribes to changes.
   * @returns unsubscribes
   */
  readonly subscribe: (notify: () => void) => () => void;
}

/**
 * Creates a stored list of keys.
 * @param name in the browser's storage; where that is blocked, the list lasts as long as the page
 */
export function storedKeys(name: string): StoredKeys {
  let keys: readonly number[] | null = null;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((notify) => notify());
  const onStorage = (event: StorageEvent) => {
    if (event.key !== name && event.key !== null) return;
    keys = null;
    tell();
  };
  return {
    get: () => (keys ??= readKeys(name)),
    set: (next) => {
      keys = next;
      writeStored(name, next.length > 0 ? JSON.stringify(next) : null);
      tell();
    },
    subscribe: (notify) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(notify);
      return () => {
        listeners.delete(notify);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
