import type { GuideDetail } from '@kaadu/contracts/guides';
import { guideExample } from '@kaadu/contracts/guide-example';
import { aCard } from '../../shared/tiles/test-data';

const coorg = { primary_key: 1, name: 'Coorg', url: 'coorg' };

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
    ...guideExample,
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
    related_experiences: [aCard()],
    ...over,
  };
}
