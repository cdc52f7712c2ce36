import type { SearchResults } from '@kaadu/contracts/search';
import type { Db } from '../../platform/database/database';
import { findNames } from './names-repository';
import { searchExperiences } from './search-experiences';
import { searchWordsOf } from './terms';

const namesShown = 6;

/** Experiences, destinations and activities that match a text; empty lists for empty or meaningless input (§2.3). */
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
