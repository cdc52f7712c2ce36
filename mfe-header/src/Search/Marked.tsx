import { Fragment } from 'react';

const special = /[.*+?^${}()|[\]\\]/g;

/** Text in which the letters of the searched words are marked. */
export function Marked({ text, term }: { text: string; term: string }) {
  const words = term.split(/\s+/).filter(Boolean);
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map((word) => word.replace(special, '\\$&')).join('|')})`, 'gi');
  // Splitting by one capturing group puts the matches at the odd places.
  return text
    .split(pattern)
    .map((part, index) =>
      index % 2 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
    );
}
