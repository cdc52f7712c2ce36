import type { SearchExperience } from '@kaadu/contracts/search';
import type { Db } from '../../platform/database/database';
import { findExperiences } from './experiences-repository';
import { findIntent } from './intents-repository';
import { contentWords, exactQuery, joinTerms, readTerm, type Term, vectorOfTerms } from './terms';
import { findSimilarWords, findWordsWithPrefix, type KnownWord } from './words-repository';

/** Number of results in the panel under the search box. */
const shown = 8;

/**
 * Bounds of a search: the best `candidates` experiences of the most common `words` that a term matches,
 * independently of the size of the catalogue.
 */
interface SearchLimits {
  readonly words: number;
  readonly candidates: number;
}
/** Limits for a single term: every candidate matches, so a few suffice. */
const singleTermLimits: SearchLimits = { words: 16, candidates: 64 };
const multipleTermLimits: readonly SearchLimits[] = [
  { words: 16, candidates: 300 },
  { words: 64, candidates: 3_000 },
];

/** Lists experiences that match all words, the best first; without any, those that match at least one. */
export async function searchExperiences(
  db: Db,
  words: readonly string[],
  limit = shown,
): Promise<SearchExperience[]> {
  return searchTerms(db, { words, terms: await readTerms(db, words), limit });
}

interface TermSearch {
  readonly words: readonly string[];
  /** Terms that the words match. */
  readonly terms: readonly Term[];
  readonly limit?: number;
}

/** Searches by terms that have already been read; see `searchExperiences`. */
export async function searchTerms(
  db: Db,
  { words, terms, limit = shown }: TermSearch,
): Promise<SearchExperience[]> {
  const [rarest] = [...terms].sort((a, b) => a.documents - b.documents);
  if (!rarest) return [];
  const exact = exactQuery(words);
  const intent = await findIntent(db, vectorOfTerms(words, terms));
  const look = (among: readonly Term[], query: string, reach: SearchLimits) =>
    findExperiences(db, {
      wordPks: among.flatMap((term) => term.words.slice(0, reach.words).map(keyOf)),
      typedPks: among.flatMap((term) => term.words.filter(({ word }) => word === term.typed).map(keyOf)),
      candidates: Math.max(reach.candidates, limit),
      query,
      exact,
      intent,
      limit,
    });

  const every = joinTerms(terms, '&');
  let found: SearchExperience[] = [];
  for (const reach of terms.length === 1 ? [singleTermLimits] : multipleTermLimits) {
    found = await look([rarest], every, reach);
    if (found.length === limit || coversAll(rarest, reach)) break;
  }
  return found.length > 0 ? found : look(terms, joinTerms(terms, '|'), singleTermLimits);
}

function keyOf({ primaryKey }: KnownWord): number {
  return primaryKey;
}

function coversAll({ words, documents }: Term, reach: SearchLimits): boolean {
  return words.length <= reach.words && documents <= reach.candidates;
}

/** Reads the terms of the typed words; words without a match or a meaning are left out. */
export async function readTerms(db: Db, typedWords: readonly string[]): Promise<Term[]> {
  const words = contentWords(typedWords);
  const withPrefix = await findWordsWithPrefix(db, words);
  // Which letters of other scripts make a trigram depends on the locale of the database.
  const unknown = words.filter((typed) => withPrefix.get(typed)?.length === 0 && /^[a-z0-9]+$/.test(typed));
  const similar = await findSimilarWords(db, unknown);
  return words
    .map((typed) => readTerm(typed, withPrefix.get(typed) ?? [], similar.get(typed) ?? []))
    .filter((term) => term !== null);
}
