import type { SearchExperience, SearchResults } from '@kaadu/contracts/api';
import type { Db } from '../../db/database';
import { findExperiences, lookUpWords, findNames, tierCount } from '../../repositories/search';
import { buildQueries, meaningOf, searchWordsOf } from './terms';

const experiencesShown = 8;
const namesShown = 6;

/** Experiences, destinations and activities for what somebody typed; empty lists for empty or odd input (§2.3). */
export async function searchAll(db: Db, text: string): Promise<SearchResults> {
  const words = searchWordsOf(text);
  if (words.length === 0) return { experiences: [], destinations: [], activities: [] };
  const [experiences, names] = await Promise.all([
    searchExperiences(db, words),
    findNames(db, words.join(' ')),
  ]);
  return {
    experiences,
    destinations: names
      .filter(({ kind }) => kind === 'destination')
      .slice(0, namesShown)
      .map(({ primary_key, name }) => ({ primary_key, name })),
    activities: names
      .filter(({ kind }) => kind === 'activity')
      .slice(0, namesShown)
      .map(({ primary_key, name, page_url }) => ({ primary_key, name, page_url })),
  };
}

/** The best matches of every word; when there are none, of any of them among the best ranked. */
async function searchExperiences(db: Db, words: string[]): Promise<SearchExperience[]> {
  const queries = buildQueries((await lookUpWords(db, words)).map(meaningOf));
  if (!queries) return [];
  let found: SearchExperience[] = [];
  for (let tier = 0; tier < tierCount && found.length < experiencesShown; tier += 1) {
    found = await findExperiences(db, queries.every, queries.exact, tier, experiencesShown);
  }
  return found.length > 0 ? found : findExperiences(db, queries.any, queries.exact, 0, experiencesShown);
}
