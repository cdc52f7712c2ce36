import type { SearchSuggestions } from '@kaadu/contracts/search';
import type { Db } from '../../platform/database/database';
import { listCards, listDestinations } from '../catalogue';

/** Returns the suggestions of the search panel before a visitor types (§2.3). */
export async function getStaticSearch(db: Db): Promise<SearchSuggestions> {
  const [cards, destinations] = await Promise.all([listCards(db, { limit: 6 }), listDestinations(db, 8)]);
  return {
    top_experiences: cards.map(({ primary_key, url, title, short_name, card_image, location, is_stay }) => ({
      primary_key,
      url,
      title,
      short_name,
      card_image,
      location,
      is_stay,
    })),
    top_destinations: destinations.map(({ primary_key, name }) => ({ primary_key, name })),
  };
}
