import { readStored, writeStored } from '@kaadu/browser-storage';
import { useState } from 'react';

// Session storage: it ends with the tab, so the next user of a shared computer cannot read it.
const area = 'sessionStorage';

export interface DraftText {
  readonly text: string;
  readonly set: (text: string) => void;
}

/**
 * Keeps an unsent message over a reload.
 * @param storageKey unique for each thread; a component that changes it needs another `key`
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
