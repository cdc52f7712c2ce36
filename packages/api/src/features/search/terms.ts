import { longestWord } from './refresh-search-index';
import { allowedSlips, typingDistance } from './typing-distance';
import type { KnownWord } from './words-repository';

/** Longest text that is looked at; the rest is ignored. */
export const longestTerm = 100;
const mostWords = 8;

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
export interface Term {
  readonly typed: string;
  /** Text-search query for it. */
  readonly query: string;
  /** The words it stands for: itself first, then the likeliest. */
  readonly words: readonly KnownWord[];
  /** In how many documents those are, counting some twice. */
  readonly documents: number;
}

const mostSimilar = 4;

/** Keeps of the words that share letters with the typed one those that a slip of the fingers explains. */
function slipsOf(typed: string, alike: readonly KnownWord[]): KnownWord[] {
  return alike
    .map((known) => ({ known, slips: typingDistance(typed, known.word) }))
    .filter(({ slips }) => slips <= allowedSlips(typed))
    .sort((a, b) => a.slips - b.slips)
    .slice(0, mostSimilar)
    .map(({ known }) => known);
}

function lexeme(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

function termOf(typed: string, query: string, words: readonly KnownWord[]): Term {
  return { typed, query, words, documents: words.reduce((sum, { documents }) => sum + documents, 0) };
}

/**
 * How one word is looked for: as the beginning of a word, else as any word that it may be a slip for.
 * @param beginning the documents' words that begin so
 * @param alike those that share letters with it
 * @returns null: nothing resembles it
 */
export function readTerm(
  typed: string,
  beginning: readonly KnownWord[],
  alike: readonly KnownWord[],
): Term | null {
  if (beginning.length > 0) return termOf(typed, `${lexeme(typed)}:*`, beginning);
  const slips = slipsOf(typed, alike);
  if (slips.length === 0) return null;
  return termOf(typed, `(${slips.map(({ word }) => lexeme(word)).join(' | ')})`, slips);
}

/** The text-search query for some terms: all of them, or any. */
export function joinTerms(terms: readonly Term[], operator: '&' | '|'): string {
  return terms.map(({ query }) => query).join(` ${operator} `);
}

/** The text-search query for the words exactly as typed. */
export function exactQuery(typed: readonly string[]): string {
  return typed.map(lexeme).join(' | ');
}
