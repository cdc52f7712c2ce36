import type { ActivityDetail, GuideDetail, StoryDetail } from '@kaadu/contracts/api';
import { aCard, aStory } from './cards';

const coorg = { primary_key: 1, name: 'Coorg' };

/** A story with its text, for tests. */
export function aStoryDetail(over: Partial<StoryDetail> = {}): StoryDetail {
  return {
    ...aStory(),
    sections: [
      { heading: null, paragraphs: ['It rained.'] },
      { heading: 'The fourth day', paragraphs: ['It rained more.'] },
    ],
    destination: coorg,
    related_stories: [
      aStory({ primary_key: 4, blog_url: 'coffee', blog_title: 'The day the coffee flowers' }),
    ],
    related_experiences: [aCard()],
    ...over,
  };
}

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

/** An activity's page, for tests. */
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
        ...coorg,
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
