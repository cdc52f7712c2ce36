import { useRef } from 'react';

/** §9: a pause of this long begins a new word. */
const resetAfter = 700;

/** Collects quickly typed letters into a word to find, as a native select does. */
export function useTypeToFind(): (letter: string) => string {
  const word = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (letter) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      word.current = '';
    }, resetAfter);
    word.current += letter.toLowerCase();
    return word.current;
  };
}
