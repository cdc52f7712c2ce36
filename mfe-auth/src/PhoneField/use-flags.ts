import { useEffect, useState } from 'react';
import type allFlags from 'react-phone-number-input/flags';

export type Flags = typeof allFlags;

/** Returns all flag icons by two-letter country code, loaded when the list of countries first opens. */
export function useFlags(wanted: boolean): Flags | null {
  const [flags, setFlags] = useState<Flags | null>(null);
  const missing = wanted && !flags;
  useEffect(() => {
    if (!missing) return;
    import('react-phone-number-input/flags').then(
      ({ default: all }) => setFlags(all),
      (error: unknown) => console.warn('The flags could not be loaded', error),
    );
  }, [missing]);
  return flags;
}
