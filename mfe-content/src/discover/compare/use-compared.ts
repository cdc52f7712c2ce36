import { useSyncExternalStore } from 'react';
import { storedKeys } from '../../shared/saved/stored-keys';

/** Maximum number of experiences in a comparison. */
export const mostCompared = 4;

/** Experiences that the visitor compares, kept on this device. */
export const compared = storedKeys('compared');
const none: readonly number[] = [];

/** Returns the keys of the experiences to compare, and functions that change them. */
export function useCompared() {
  const keys = useSyncExternalStore(compared.subscribe, compared.get, () => none).slice(0, mostCompared);
  return {
    keys,
    toggle: (key: number) =>
      compared.set(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]),
    clear: () => compared.set(none),
  };
}
