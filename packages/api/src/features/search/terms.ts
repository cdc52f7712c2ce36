import { foldedWords } from '@kaadu/contracts/search-text';
import { cutText } from '@kaadu/contracts/text';
import { maxWordLength } from './refresh-search-index';
import { maxTypos, prefixEditDistance } from './edit-distance';
import type { KnownWord } from './words-repository';

/** Maximum length of a search text; the rest is ignored. */
export const maxTextLength = 100;
const maxWords = 8;

/** Words that say nothing about an experience. */
const emptyWords = new Set(
  'a an and any are around at be best by can do find for from good i in is me my near nearby of on or our places that the things to we where which with you your'.split(
    ' ',
  ),
);

/** Drops words that say nothing, unless there are no others. */
export function contentWords(words: readonly string[]): readonly string[] {
  const content = words.filter((word) => !emptyWords.has(word));
  return content.length > 0 ? content : words;
}

/** Splits a search text into words, normalised like the search documents. */
export function searchWordsOf(text: string): string[] {
  const words = foldedWords(cutText(text, maxTextLength));
  return [...new Set(words.map((word) => cutText(word, maxWordLength)))].slice(0, maxWords);
}

/** Typed word with the indexed words that it matches. */
export interface Term {
  readonly typed: string;
  /** Text-search query of the term. */
  readonly query: string;
  /** Matching words: the typed word first, then the most likely ones. */
  readonly words: readonly KnownWord[];
  /** Sum of the document counts of the words. */
  readonly documents: number;
  /** Most likely spelling; null when the typed word is in the index. */
  readonly correction: string | null;
}

const maxTypoWords = 4;

/** Filters similar words for those of which the typed word may be a misspelling. */
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
 * Matches a typed word: words with that prefix, else words of which it may be a misspelling.
 * @param withPrefix indexed words that start with it
 * @param similar indexed words that resemble it
 * @returns null without a match
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

/** Corrects misspelled words of the typed text; null when there are none. */
export function correctedText(words: readonly string[], terms: readonly Term[]): string | null {
  const corrections = new Map(terms.map(({ typed, correction }) => [typed, correction]));
  if (terms.every(({ correction }) => correction === null)) return null;
  return words.map((word) => corrections.get(word) ?? word).join(' ');
}

/** Joins terms into a text-search query for all or any of them. */
export function joinTerms(terms: readonly Term[], operator: '&' | '|'): string {
  return terms.map(({ query }) => query).join(` ${operator} `);
}

/**
 * Builds a text-search vector of the typed words, in which a misspelled or unfinished word also has its most likely
 * spelling.
 */
export function vectorOfTerms(words: readonly string[], terms: readonly Term[]): string {
  const byTyped = new Map(terms.map((term) => [term.typed, term]));
  return contentWords(words)
    .flatMap((typed, index) => {
      const likeliest = byTyped.get(typed)?.words[0]?.word ?? typed;
      return [...new Set([typed, likeliest])].map((word) => `${lexeme(word)}:${index + 1}`);
    })
    .join(' ');
}

/** Builds a text-search query for the words exactly as typed. */
export function exactQuery(typed: readonly string[]): string {
  return typed.map(lexeme).join(' | ');
}
