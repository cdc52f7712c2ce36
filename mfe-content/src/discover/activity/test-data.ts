import type { ActivityDetail } from '@kaadu/contracts/activities';
import { aCard } from '../../shared/tiles/test-data';

export function anActivity(over: Partial<ActivityDetail> = {}): ActivityDetail {
  return {
    primary_key: 2,
    name: 'Trekking',
    page_url: 'trekking',
    tagline: 'Up, mostly',
    experience_count: 11,
    card_image: null,
    group: { key: 'trails', title: 'Trails and slow miles' },
    description: ['Start before the sun.'],
    destinations: [
      {
        primary_key: 1,
        name: 'Coorg',
        url: 'coorg',
        state: 'Karnataka',
        tagline: 'Coffee and cloud',
        distance_km: 262,
        experience_count: 9,
        card_image: null,
      },
    ],
    experiences: [aCard()],
    related_activities: [],
    ...over,
  };
}
