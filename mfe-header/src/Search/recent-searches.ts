import { readStored, writeStored } from '@kaadu/browser-storage';
import { useState } from 'react';

const storageKey = 'recentSearches';
const maxTerms = 5;

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, maxTerms) : [];
  } catch (error) {
    console.warn('Ignored unreadable recent searches', error); // §8
    return [];
  }
}

/** The last five searches from which the visitor chose a result, newest first; stored in this browser only. */
export function useRecentSearches() {
  const [terms, setTerms] = useState<readonly string[]>([]);
  const write = (next: readonly string[]) => {
    writeStored(storageKey, next.length > 0 ? JSON.stringify(next) : null);
    setTerms(next);
  };
  return {
    terms,
    /**
     * Reloads the terms when the panel opens: the server cannot read the storage, and another tab may have changed it.
     */
    refresh: () => setTerms(read()),
    remember: (term: string) => {
      const isSame = (other: string) => other.toLowerCase() === term.toLowerCase();
      if (term) write([term, ...read().filter((other) => !isSame(other))].slice(0, maxTerms));
    },
    clear: () => write([]),
  };
}
