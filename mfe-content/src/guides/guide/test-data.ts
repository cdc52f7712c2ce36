import type { GuideDetail } from '@kaadu/contracts/guides';
import { aCard } from '../../shared/tiles/test-data';

const coorg = { primary_key: 1, name: 'Coorg', url: 'coorg' };

/** A destination's guide, for tests. */
export function aGuide(over: Partial<GuideDetail> = {}): GuideDetail {
  return {
    primary_key: 301,
    url: 'coorg',
    title: 'Coorg on foot',
    summary: 'Peaks, coffee and rain.',
    destination: coorg,
    card_image: null,
    coordinates: { latitude: 12.42, longitude: 75.74 },
    distance_km: 262,
    drive_hours: 5.5,
    intro: ['Kodagu is small.'],
    places: [
      {
        primary_key: 11,
        name: 'Tadiandamol',
        slug: 'tadiandamol',
        text: 'The highest peak.',
        coordinates: { latitude: 12.21, longitude: 75.6 },
        destination: coorg,
        card_image: null,
        rating: null,
      },
    ],
    things_to_do: [
      {
        primary_key: 21,
        name: 'Walk an estate',
        slug: 'walk-an-estate',
        text: 'Two hours.',
        destination: coorg,
        card_image: null,
      },
    ],
    how_to_get_there: [{ mode: 'road', text: 'Through Mysuru.', hours: 5.5 }],
    months: Array.from({ length: 12 }, (_, index) => ({
      high: 22 + (index % 5),
      rain: index === 6 ? 1080 : 20,
      verdict: index === 6 ? ('avoid' as const) : ('best' as const),
    })),
    best_time: ['October to March.'],
    faqs: [{ question: 'Is a car necessary?', answer: 'It helps.' }],
    related_experiences: [aCard()],
    ...over,
  };
}
