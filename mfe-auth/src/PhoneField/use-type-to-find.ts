import { useRef } from 'react';

/** §9: a pause of this long begins a new word. */
const resetAfter = 700;

interface TypeToFind {
  /** Adds a letter and gives the word so far. */
  readonly add: (letter: string) => string;
  /** Whether a word is being typed, so that a space belongs to it. */
  readonly isTyping: () => boolean;
}

/** Collects quickly typed letters into a word to find, as a native select does. */
export function useTypeToFind(): TypeToFind {
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
