import { readStored, writeStored } from '@kaadu/browser-storage';
import { useState } from 'react';

// Ends with the tab: the next person at a shared computer does not find what somebody wrote.
const area = 'sessionStorage';

export interface DraftText {
  readonly text: string;
  readonly set: (text: string) => void;
}

/**
 * What is being written; it outlives a reload.
 * @param storageKey a name of its own for each thread; a component that changes it needs another `key`
 */
export function useDraft(storageKey: string): DraftText {
  const [text, setText] = useState(() => readStored(storageKey, area) ?? '');
  return {
    text,
    set: (next) => {
      writeStored(storageKey, next || null, area);
      setText(next);
    },
  };
}
