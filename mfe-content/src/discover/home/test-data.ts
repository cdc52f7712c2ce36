import type { Home } from '@kaadu/contracts/home';
import { aCard, aStory } from '../../shared/tiles/test-data';

const picture = (path: string) => ({ imagestorepath: path, alt: `Picture of ${path}` });

/** Returns everything that the home page shows. */
export function aHome(over: Partial<Home> = {}): Home {
  return {
    banner: { title: 'Get out of Bengaluru', text: 'Lodges, farms and camps.', image: picture('brand/home') },
    stats: { experiences: 60, destinations: 24, stays: 31 },
    featured_stays: [aCard()],
    featured_activities: [aCard({ primary_key: 13, title: 'First breath', is_stay: false })],
    destinations: [
      {
        primary_key: 1,
        name: 'Coorg',
        url: 'coorg',
        state: 'Karnataka',
        tagline: 'Coffee and cloud',
        distance_km: 262,
        experience_count: 9,
        card_image: picture('destinations/1/1'),
      },
    ],
    places: [
      { primary_key: 8, name: 'Agumbe' },
      { primary_key: 1, name: 'Coorg' },
    ],
    themes: [
      {
        primary_key: 4,
        name: 'Rain chasing',
        tagline: 'Better when it pours',
        experience_count: 5,
        card_image: null,
      },
    ],
    activities: [
      {
        primary_key: 2,
        name: 'Trekking',
        page_url: 'trekking',
        tagline: 'Up, mostly',
        experience_count: 11,
        card_image: picture('activities/2/1'),
      },
    ],
    stories: [aStory()],
    faqs: [{ question: 'Is the price final?', answer: 'Yes, with GST.' }],
    ...over,
  };
}
