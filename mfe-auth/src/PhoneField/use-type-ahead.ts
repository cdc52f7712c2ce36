import { useRef } from 'react';

/** Pause that begins a new word, in milliseconds (§9). */
const resetAfter = 700;

interface TypeAhead {
  /** Adds a letter and returns the word so far. */
  readonly add: (letter: string) => string;
  /** Whether a word is being typed, so that a space belongs to it. */
  readonly isTyping: () => boolean;
}

/** Collects quickly typed letters into a search word, as a native select does. */
export function useTypeAhead(): TypeAhead {
  const word = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    add: (letter) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        word.current = '';
      }, resetAfter);
      word.current += letter.toLowerCase();
      return word.current;
    },
    isTyping: () => word.current !== '',
  };
}
