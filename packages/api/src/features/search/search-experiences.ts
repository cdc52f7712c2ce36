import type { SearchExperience } from '@kaadu/contracts/search';
import type { Db } from '../../platform/database/database';
import { findExperiences } from './experiences-repository';
import { exactQuery, joinTerms, readTerm, type Term } from './terms';
import { findWordsAlike, findWordsBeginning, type KnownWord } from './words-repository';

const shown = 8;

/**
 * How far one looks: through the best `candidates` experiences of the commonest `words` that a term stands for. Neither
 * grows with the catalogue.
 */
interface Reach {
  readonly words: number;
  readonly candidates: number;
}
/** Every candidate of a single term matches it, so that the best few will do. */
const oneTerm: Reach = { words: 16, candidates: 64 };
const severalTerms: readonly Reach[] = [
  { words: 16, candidates: 300 },
  { words: 64, candidates: 3_000 },
];

/** Experiences for some words: the best matches of every word; when there are none, of any of them. */
export async function searchExperiences(db: Db, words: readonly string[]): Promise<SearchExperience[]> {
  const terms = await readTerms(db, words);
  const [rarest] = [...terms].sort((a, b) => a.documents - b.documents);
  if (!rarest) return [];
  const exact = exactQuery(words);
  const look = (among: readonly Term[], query: string, reach: Reach) =>
    findExperiences(db, {
      wordPks: among.flatMap((term) => term.words.slice(0, reach.words).map(keyOf)),
      typedPks: among.flatMap((term) => term.words.filter(({ word }) => word === term.typed).map(keyOf)),
      candidates: reach.candidates,
      query,
      exact,
      limit: shown,
    });

  const every = joinTerms(terms, '&');
  let found: SearchExperience[] = [];
  for (const reach of terms.length === 1 ? [oneTerm] : severalTerms) {
    found = await look([rarest], every, reach);
    if (found.length === shown || reachesAll(rarest, reach)) break;
  }
  return found.length > 0 ? found : look(terms, joinTerms(terms, '|'), oneTerm);
}

function keyOf({ primaryKey }: KnownWord): number {
  return primaryKey;
}

function reachesAll({ words, documents }: Term, reach: Reach): boolean {
  return words.length <= reach.words && documents <= reach.candidates;
}

/** What the typed words stand for; those that nothing resembles are left out. */
async function readTerms(db: Db, words: readonly string[]): Promise<Term[]> {
  const beginning = await findWordsBeginning(db, words);
  const unknown = words.filter((typed) => beginning.get(typed)?.length === 0);
  const alike = await findWordsAlike(db, unknown);
  return words
    .map((typed) => readTerm(typed, beginning.get(typed) ?? [], alike.get(typed) ?? []))
    .filter((term) => term !== null);
}
