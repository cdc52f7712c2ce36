import type { SearchExperience } from '@kaadu/contracts/search';
import type { Db } from '../../platform/database/database';
import { findExperiences } from './experiences-repository';
import { exactQuery, joinTerms, readTerm, type Term } from './terms';
import { findSimilarWords, findWordsWithPrefix, type KnownWord } from './words-repository';

/** As many as the panel under the search box shows. */
const shown = 8;

/**
 * Bounds of a search: the best `candidates` experiences of the most common `words` that a term matches. Independent of
 * the size of the catalogue.
 */
interface SearchLimits {
  readonly words: number;
  readonly candidates: number;
}
/** Every candidate of a single term matches, so a few suffice. */
const singleTermLimits: SearchLimits = { words: 16, candidates: 64 };
const multipleTermLimits: readonly SearchLimits[] = [
  { words: 16, candidates: 300 },
  { words: 64, candidates: 3_000 },
];

/** Experiences that match all words, the best first; when there are none, those that match any. */
export async function searchExperiences(
  db: Db,
  words: readonly string[],
  limit = shown,
): Promise<SearchExperience[]> {
  return searchTerms(db, { words, terms: await readTerms(db, words), limit });
}

interface TermSearch {
  readonly words: readonly string[];
  /** What the words match. */
  readonly terms: readonly Term[];
  readonly limit?: number;
}

/** As `searchExperiences`, when what the words match is known. */
export async function searchTerms(
  db: Db,
  { words, terms, limit = shown }: TermSearch,
): Promise<SearchExperience[]> {
  const [rarest] = [...terms].sort((a, b) => a.documents - b.documents);
  if (!rarest) return [];
  const exact = exactQuery(words);
  const look = (among: readonly Term[], query: string, reach: SearchLimits) =>
    findExperiences(db, {
      wordPks: among.flatMap((term) => term.words.slice(0, reach.words).map(keyOf)),
      typedPks: among.flatMap((term) => term.words.filter(({ word }) => word === term.typed).map(keyOf)),
      candidates: Math.max(reach.candidates, limit),
      query,
      exact,
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

/** What the typed words match; words without a match are left out. */
export async function readTerms(db: Db, words: readonly string[]): Promise<Term[]> {
  const withPrefix = await findWordsWithPrefix(db, words);
  // Which letters of other scripts make a trigram depends on the locale of the database.
  const unknown = words.filter((typed) => withPrefix.get(typed)?.length === 0 && /^[a-z0-9]+$/.test(typed));
  const similar = await findSimilarWords(db, unknown);
  return words
    .map((typed) => readTerm(typed, withPrefix.get(typed) ?? [], similar.get(typed) ?? []))
    .filter((term) => term !== null);
}
