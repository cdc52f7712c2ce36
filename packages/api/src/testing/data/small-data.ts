import { guideExample } from '@kaadu/contracts/guide-example';
import { storyExample } from '@kaadu/contracts/story-example';
import type { SampleData } from '@kaadu/sample-data';
import { experience, outing, room, ticket } from './small-experience';

/** Small catalogue on which the API's tests run. */
export const smallData: SampleData = {
  activityGroups: [
    { key: 'trails', title: 'On the trail' },
    { key: 'water', title: 'On the water' },
  ],
  destinations: [
    destination(1, 'Coorg', 'Karnataka'),
    destination(2, 'Kabini', 'Karnataka'),
    destination(3, 'Wayanad', 'Kerala'),
  ],
  activities: [
    activity(1, 'Trekking', 'trails'),
    activity(2, 'Wildlife safari', 'trails'),
    activity(3, 'Kayaking', 'water'),
    activity(4, 'Scuba diving', 'water'),
  ],
  amenities: [
    { key: 1, name: 'Swimming pool' },
    { key: 2, name: 'Dogs welcome' },
  ],
  themes: [
    { key: 1, name: 'Family', tagline: 'All together' },
    { key: 2, name: 'Adventure', tagline: 'A little wild' },
  ],
  stayTypes: [
    { key: 1, name: 'Farm stay', tagline: 'Among crops' },
    { key: 2, name: 'Jungle lodge', tagline: 'Among trees' },
    { key: 3, name: 'Tree house', tagline: 'Up a tree' },
  ],
  durations: [
    { key: 1, name: 'Weekend', tagline: 'Two days' },
    { key: 2, name: 'Half a day', tagline: 'Up to five hours' },
  ],
  budgets: [
    { key: 1, name: 'Up to ₹2,500', from: 0, to: 2_500 },
    { key: 2, name: '₹2,500 to ₹7,500', from: 2_500, to: 7_500 },
    { key: 3, name: 'Above ₹7,500', from: 7_500, to: 1_000_000 },
  ],
  experiences: [
    experience(1, { title: 'Cardamom Farm Stay', url: 'cardamom-farm-stay', editor_rank: 90 }),
    experience(2, {
      title: 'Kabini Jungle Lodge',
      short_name: 'Kabini Lodge',
      url: 'kabini-jungle-lodge',
      destination_pk: 2,
      location: 'Kabini backwaters',
      stay_type_pk: 2,
      activity_pks: [2],
      theme_pks: [1, 2],
      amenity_pks: [1, 2],
      options: [{ ...room('Tent', 1_000_000), amenity_pks: [2] }],
      // The only policy with a partial refund.
      cancellation: [
        { days_before: 14, refund_percent: 100 },
        { days_before: 7, refund_percent: 50 },
        { days_before: 2, refund_percent: 25 },
      ],
      editor_rank: 95,
      added_at: '2026-03-01',
      reviews: [],
    }),
    experience(3, {
      ...outing,
      title: 'Kabini River Kayaking',
      url: 'kabini-river-kayaking',
      destination_pk: 2,
      location: 'Kabini river',
      activity_pks: [3],
      theme_pks: [2],
      duration_pk: 2,
      duration_label: '3 hours',
      options: [{ ...ticket(120_000), max_guests: 4 }],
      editor_rank: 70,
      member_percent: 5,
    }),
    experience(4, {
      ...outing,
      title: 'Brahmagiri Sunrise Trek',
      url: 'brahmagiri-sunrise-trek',
      activity_pks: [1],
      theme_pks: [2],
      duration_pk: 2,
      duration_label: '6 hours',
      options: [ticket(90_000)],
      editor_rank: 60,
      reviews: [
        { author: 'Dev', rating: 4, text: 'Steep.', stayedAt: '2026-01-05' },
        { author: 'Mina', rating: 3, text: 'Wet.', stayedAt: '2025-07-05' },
      ],
    }),
    experience(5, {
      title: 'Wayanad Tree House',
      url: 'wayanad-tree-house',
      destination_pk: 3,
      location: 'Near Vythiri, Wayanad',
      stay_type_pk: 3,
      activity_pks: [1, 2],
      options: [room('Tree house', 95_000)],
      editor_rank: 80,
    }),
  ],
  stories: [1, 2, 3].map((key) => ({
    key,
    url: `story-${key}`,
    title: `Story ${key}`,
    description: 'What we saw.',
    author: 'Nila',
    published_at: `2026-0${key}-15`,
    ...storyExample,
    destination_pk: 1,
  })),
  guides: [
    {
      key: 1,
      url: 'coorg-guide',
      destination_pk: 1,
      title: 'A guide to Coorg',
      summary: 'Coffee and rain.',
      ...guideExample,
      places: [
        { name: 'Abbey Falls', text: 'A waterfall.', latitude: 12.46, longitude: 75.72 },
        { name: "Raja's Seat", text: 'A garden.', latitude: 12.41, longitude: 75.73 },
      ],
      thingsToDo: [{ name: 'Walk an estate', text: 'With a planter.' }],
    },
  ],
  faqs: [
    { question: 'How do I book?', answer: 'Choose a date.' },
    { question: 'Can I cancel?', answer: 'Yes.' },
  ],
  synonyms: [
    { key: 1, names: ['Coorg', 'Kodagu'] },
    { key: 2, names: ['Madikeri', 'Mercara'] },
    { key: 3, names: ['Bengaluru', 'Bangalore'] },
  ],
  availability: {
    // GST of 5 % is ₹15.50 on a lunch and ₹75.25 on the walk, before it is rounded to ₹16 and ₹75.
    1: {
      addOns: [
        { name: 'Packed lunch', description: 'For the road', price: 310, unit: 'person' },
        { name: 'Estate walk', description: 'With the planter', price: 1_505, unit: 'booking' },
      ],
    },
    2: { addOns: [{ name: 'Coracle ride', description: 'At dusk', price: 1_200, unit: 'booking' }] },
    3: { cutoffHours: 2, childBands: [{ toAge: 9, percent: 50 }] },
    4: { weekdays: [5, 6, 7], requiredDocument: 'photo ID' },
    5: { onRequest: true, minNights: 2 },
  },
  peakSeasons: [],
  staySeasons: [],
  coupons: [
    {
      key: 1,
      code: 'MONSOON10',
      percent: 10,
      terms: 'Ten percent.',
      startsOn: '2026-03-01',
      endsOn: '2026-09-30',
    },
  ],
};

function destination(key: number, name: string, state: string) {
  return {
    key,
    name,
    slug: name.toLowerCase(),
    state,
    tagline: `${name} is green`,
    description: ['Hills.'],
    latitude: 12,
    longitude: 75 + key,
    distance_km: 200 + key,
    drive_hours: 5,
    best_months: [10, 11, 12],
  };
}

function activity(key: number, name: string, group_key: string) {
  return {
    key,
    name,
    group_key,
    page_url: name.toLowerCase().replaceAll(' ', '-'),
    tagline: `${name} with us`,
    description: ['With a guide.'],
  };
}
