import { allowedSlips, typingDistance } from './typing-distance';

/** Longest text that is looked at; the rest is ignored. */
export const longestTerm = 100;
const mostWords = 8;
const longestWord = 40;

/** The words of what somebody typed, as the search documents hold them. */
export function searchWordsOf(text: string): string[] {
  const words =
    text
      .slice(0, longestTerm)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, longestWord)))].slice(0, mostWords);
}

/** A typed word with what it may stand for. */
export interface WordMeaning {
  readonly typed: string;
  /** Some document has a word that begins so. */
  readonly known: boolean;
  /** Words of the documents that it may be a slip for, the likeliest first. */
  readonly similar: readonly string[];
}

const mostSimilar = 4;

/** Keeps of the words that share letters with the typed one those that a slip of the fingers explains. */
export function meaningOf({
  typed,
  known,
  candidates,
}: {
  typed: string;
  known: boolean;
  candidates: readonly string[];
}): WordMeaning {
  const similar = candidates
    .map((word) => ({ word, slips: typingDistance(typed, word) }))
    .filter(({ slips }) => slips <= allowedSlips(typed))
    .sort((a, b) => a.slips - b.slips)
    .slice(0, mostSimilar)
    .map(({ word }) => word);
  return { typed, known, similar };
}

function lexeme(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** How one word is looked for: as the beginning of a word, else as any word that looks like it; null: not at all. */
function oneOf({ typed, known, similar }: WordMeaning): string | null {
  if (known) return `${lexeme(typed)}:*`;
  return similar.length > 0 ? `(${similar.map(lexeme).join(' | ')})` : null;
}

/**
 * The text-search queries for what was typed. Words that nothing resembles are left out; null when that leaves none.
 */
export function buildQueries(meanings: readonly WordMeaning[]) {
  const terms = meanings.map(oneOf).filter((term) => term !== null);
  if (terms.length === 0) return null;
  return {
    every: terms.join(' & '),
    any: terms.join(' | '),
    exact: meanings.map(({ typed }) => lexeme(typed)).join(' | '),
  };
}
