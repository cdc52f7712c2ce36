import { site } from '@kaadu/contracts';
import type { Home } from '@kaadu/contracts/home';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { listActivities } from '../../activities';
import {
  catalogueStats,
  experiences,
  listCards,
  listDestinations,
  listFaqs,
  listThemes,
} from '../../catalogue';
import { listStories } from '../stories';

export const homeBanner: Home['banner'] = {
  title: `Get out of ${site.city}`,
  text: site.description,
  image: {
    imagestorepath: 'brand/home',
    alt: 'Layered hills of the Western Ghats in the first light, a tent on the nearest ridge',
  },
};

const destinationsShown = 12;

/** Returns the data of the home page. */
export async function getHome(db: Db): Promise<Home> {
  const [stats, stays, outings, destinations, themes, activities, stories, faqs] = await Promise.all([
    catalogueStats(db),
    listCards(db, { where: eq(experiences.isStay, true), limit: 8 }),
    listCards(db, { where: eq(experiences.isStay, false), limit: 8 }),
    listDestinations(db),
    listThemes(db),
    listActivities(db),
    listStories(db, { limit: 6 }),
    listFaqs(db),
  ]);
  return {
    banner: homeBanner,
    stats,
    featured_stays: stays,
    featured_activities: outings,
    destinations: destinations.slice(0, destinationsShown),
    places: destinations
      .filter(({ experience_count }) => experience_count > 0)
      .map(({ primary_key, name }) => ({ primary_key, name }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    themes,
    activities,
    stories,
    faqs,
  };
}
