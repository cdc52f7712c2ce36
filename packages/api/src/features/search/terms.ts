import { maxWordLength } from './refresh-search-index';
import { maxTypos, prefixEditDistance } from './edit-distance';
import type { KnownWord } from './words-repository';

/** Longest text searched for; the rest is ignored. */
export const maxTextLength = 100;
const maxWords = 8;

/** The words of a search text, normalised as in the search documents. */
export function searchWordsOf(text: string): string[] {
  const words =
    text
      .slice(0, maxTextLength)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, maxWordLength)))].slice(0, maxWords);
}

/** A typed word with the indexed words that it matches. */
export interface Term {
  readonly typed: string;
  /** Text-search query for it. */
  readonly query: string;
  /** The words it matches: itself first, then the most likely. */
  readonly words: readonly KnownWord[];
  /** Sum of their document counts. */
  readonly documents: number;
}

const maxTypoWords = 4;

/** Those of the similar words of which the typed one may be a misspelling. */
function typosOf(typed: string, similar: readonly KnownWord[]): KnownWord[] {
  return similar
    .map((known) => ({ known, edits: prefixEditDistance(typed, known.word) }))
    .filter(({ edits }) => edits <= maxTypos(typed))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, maxTypoWords)
    .map(({ known }) => known);
}

function lexeme(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

function termOf(typed: string, query: string, words: readonly KnownWord[]): Term {
  return { typed, query, words, documents: words.reduce((sum, { documents }) => sum + documents, 0) };
}

/**
 * What a typed word matches: words with that prefix, else words of which it may be a misspelling.
 * @param withPrefix indexed words that start with it
 * @param similar indexed words that resemble it
 * @returns null when it matches nothing
 */
export function readTerm(
  typed: string,
  withPrefix: readonly KnownWord[],
  similar: readonly KnownWord[],
): Term | null {
  if (withPrefix.length > 0) return termOf(typed, `${lexeme(typed)}:*`, withPrefix);
  const corrections = typosOf(typed, similar);
  if (corrections.length === 0) return null;
  return termOf(typed, `(${corrections.map(({ word }) => lexeme(word)).join(' | ')})`, corrections);
}

/** Text-search query for all of the terms, or any. */
export function joinTerms(terms: readonly Term[], operator: '&' | '|'): string {
  return terms.map(({ query }) => query).join(` ${operator} `);
}

/** Text-search query for the words exactly as typed. */
export function exactQuery(typed: readonly string[]): string {
  return typed.map(lexeme).join(' | ');
}
