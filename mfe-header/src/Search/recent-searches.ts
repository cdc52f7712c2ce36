import { readStored, writeStored } from '@kaadu/browser-storage';
import { useState } from 'react';

const storageKey = 'recentSearches';
const kept = 5;

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, kept) : [];
  } catch (error) {
    console.warn('Ignored unreadable recent searches', error); // §8
    return [];
  }
}

/** The visitor's last five searches that led somewhere, newest first; kept in this browser only. */
export function useRecentSearches() {
  const [terms, setTerms] = useState<readonly string[]>([]);
  const write = (next: readonly string[]) => {
    writeStored(storageKey, next.length > 0 ? JSON.stringify(next) : null);
    setTerms(next);
  };
  return {
    terms,
    /** Call when the panel opens: the server has no memory, and another tab may have searched. */
    refresh: () => setTerms(read()),
    remember: (term: string) => {
      const same = (other: string) => other.toLowerCase() === term.toLowerCase();
      if (term) write([term, ...read().filter((other) => !same(other))].slice(0, kept));
    },
    forget: () => write([]),
  };
}
