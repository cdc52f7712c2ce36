import { noSearchResults, type SearchPage, type SearchResults } from '@kaadu/contracts/search';
import type { Db } from '../../platform/database/database';
import { findNames } from './names-repository';
import { readTerms, searchExperiences, searchTerms } from './search-experiences';
import { correctedText, searchWordsOf } from './terms';

const namesShown = 6;
/** Maximum number of search results that can be filtered and sorted. */
const maxFound = 240;

/** Searches all kinds of content; returns empty lists for empty or meaningless input (§2.3). */
export async function searchAll(db: Db, text: string): Promise<SearchResults> {
  const words = searchWordsOf(text);
  if (words.length === 0) return noSearchResults;
  const [{ terms, experiences }, names] = await Promise.all([
    readTerms(db, words).then(async (terms) => ({
      terms,
      experiences: await searchTerms(db, { words, terms }),
    })),
    findNames(db, words.join(' ')),
  ]);
  const pagesOf = (wanted: (typeof names)[number]['kind']): SearchPage[] =>
    names
      .filter(({ kind }) => kind === wanted)
      .slice(0, namesShown)
      .map(({ primary_key, name, page_url }) => ({ primary_key, name, page_url }));
  return {
    experiences,
    destinations: pagesOf('destination').map(({ primary_key, name }) => ({ primary_key, name })),
    activities: pagesOf('activity'),
    guides: pagesOf('guide'),
    stories: pagesOf('story'),
    did_you_mean: correctedText(words, terms),
  };
}

/** Returns the keys of the best matches for a text, the best first; at most `maxFound`. */
export async function findExperienceKeys(db: Db, text: string): Promise<number[]> {
  const found = await searchExperiences(db, searchWordsOf(text), maxFound);
  return found.map(({ primary_key }) => primary_key);
}
