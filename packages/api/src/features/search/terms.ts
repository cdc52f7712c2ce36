import { foldedWords } from '@kaadu/contracts/search-text';
import { cutText } from '@kaadu/contracts/text';
import { maxWordLength } from './refresh-search-index';
import { maxTypos, prefixEditDistance } from './edit-distance';
import type { KnownWord } from './words-repository';

/** Longest text searched for; the rest is ignored. */
export const maxTextLength = 100;
const maxWords = 8;

/** The words of a search text, normalised as in the search documents. */
export function searchWordsOf(text: string): string[] {
  const words = foldedWords(cutText(text, maxTextLength));
  return [...new Set(words.map((word) => cutText(word, maxWordLength)))].slice(0, maxWords);
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
  /** The most likely of the words of which it may be a misspelling; null: it is known as it is. */
  readonly correction: string | null;
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

function termOf(typed: string, query: string, words: readonly KnownWord[], correction: string | null): Term {
  const documents = words.reduce((sum, known) => sum + known.documents, 0);
  return { typed, query, words, documents, correction };
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
  if (withPrefix.length > 0) return termOf(typed, `${lexeme(typed)}:*`, withPrefix, null);
  const corrections = typosOf(typed, similar);
  const [likeliest] = corrections;
  if (!likeliest) return null;
  const query = `(${corrections.map(({ word }) => lexeme(word)).join(' | ')})`;
  return termOf(typed, query, corrections, likeliest.word);
}

/** The typed text with its misspelled words corrected; null when there are none. */
export function correctedText(words: readonly string[], terms: readonly Term[]): string | null {
  const corrections = new Map(terms.map(({ typed, correction }) => [typed, correction]));
  if (terms.every(({ correction }) => correction === null)) return null;
  return words.map((word) => corrections.get(word) ?? word).join(' ');
}

/** Text-search query for all of the terms, or any. */
export function joinTerms(terms: readonly Term[], operator: '&' | '|'): string {
  return terms.map(({ query }) => query).join(` ${operator} `);
}

/** Text-search query for the words exactly as typed. */
export function exactQuery(typed: readonly string[]): string {
  return typed.map(lexeme).join(' | ');
}
