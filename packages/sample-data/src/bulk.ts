import { mulberry32 } from './illustrator/prng';
import type { SampleData, SampleExperience, SampleOption } from './types';

/** First key of generated experiences, above those of the real records. */
export const firstBulkKey = 10_001;

const qualities = [
  'Misty',
  'Quiet',
  'Old',
  'Hidden',
  'Silver',
  'Wild',
  'Red Earth',
  'Monsoon',
  'Sunrise',
  'Slow',
];
const stays = [
  'Farm Stay',
  'Jungle Lodge',
  'Tree House',
  'Tented Camp',
  'Homestay',
  'Bungalow',
  'River Cottage',
];
const outings = [
  'Sunrise Trek',
  'Kayaking Day',
  'Forest Safari',
  'Rafting Run',
  'Night Walk',
  'Rope Climb',
  'Reef Dive',
];
const features = [
  'coffee',
  'pepper',
  'cardamom',
  'elephants',
  'hornbills',
  'waterfalls',
  'granite',
  'paddy',
  'fireflies',
  'cliffs',
];
const starts = [
  'ka',
  'ho',
  'ma',
  'be',
  'ni',
  'su',
  'ra',
  'ga',
  'ti',
  'cha',
  'hu',
  'ke',
  'mu',
  'de',
  'ba',
  'vi',
];
const middles = [
  'la',
  'sa',
  'ri',
  'da',
  'ne',
  'gu',
  'tta',
  'nna',
  'di',
  'mba',
  'lu',
  're',
  'vi',
  'nda',
  'ru',
  'ya',
];
const ends = [
  'halli',
  'mane',
  'pura',
  'giri',
  'kere',
  'betta',
  'gadde',
  'kote',
  'hole',
  'vana',
  'kadu',
  'male',
];

/** Creates functions that pick from lists. Squaring the number favours the first entries, like popularity. */
function drawer(random: () => number) {
  const index = (length: number) => Math.floor(random() ** 2 * length);
  return {
    whole: (from: number, to: number) => from + Math.floor(random() * (to - from + 1)),
    one<Item>(items: readonly Item[]): Item {
      const item = items[index(items.length)];
      if (item === undefined) throw new Error('Nothing to draw from');
      return item;
    },
  };
}

function option(isStay: boolean, rupees: number): SampleOption {
  return {
    name: isStay ? 'Room' : 'Place',
    description: isStay ? 'A room with a view.' : 'One place with a guide.',
    included_guests: isStay ? 2 : 1,
    max_guests: isStay ? 3 : 1,
    meal_plan: isStay ? 'Breakfast' : null,
    slots: isStay ? [] : ['07:00'],
    base_paise: rupees * 100,
    capacity: 8,
    amenity_pks: [],
  };
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function bulkExperience(key: number, data: SampleData): SampleExperience {
  const { whole, one } = drawer(mulberry32((key * 0x9e3779b1) >>> 0));
  const isStay = whole(0, 9) < 6;
  const destination = one(data.destinations);
  const village = capitalise(one(starts) + one(middles) + one(ends));
  const title = `${one(qualities)} ${village} ${one(isStay ? stays : outings)}`;
  const feature = one(features);
  return {
    key,
    url: title.toLowerCase().replaceAll(' ', '-'),
    title,
    short_name: null,
    is_stay: isStay,
    destination_pk: destination.key,
    location: `${village}, ${destination.name}`,
    latitude: destination.latitude,
    longitude: destination.longitude,
    distance_km: destination.distance_km,
    drive_hours: destination.drive_hours,
    duration_pk: one(data.durations).key,
    duration_label: isStay ? '2 days, 1 night' : 'A day',
    activity_pks: [...new Set([one(data.activities).key, one(data.activities).key])],
    theme_pks: [...new Set([one(data.themes).key, one(data.themes).key])],
    amenity_pks: isStay ? [one(data.amenities).key] : [],
    stay_type_pk: isStay ? one(data.stayTypes).key : null,
    summary: `Among ${feature} and ${one(features)}, ${destination.drive_hours} hours by road.`,
    description: [`${title} lies near ${village}.`],
    highlights: [`The ${feature}`],
    itinerary: [{ title: 'Day 1', text: 'Arrive and rest.' }],
    inclusions: ['Guide'],
    exclusions: ['Transport'],
    meeting_point: `${village} bus stand`,
    what_to_bring: ['Water'],
    age_note: 'All ages.',
    fitness_note: 'Easy.',
    languages: ['English', 'Kannada'],
    weather_note: null,
    check_in: isStay ? '13:00' : null,
    check_out: isStay ? '11:00' : null,
    child_policy: null,
    cancellation: [{ days_before: 7, refund_percent: 100 }],
    options: [option(isStay, whole(6, 150) * 100)],
    reviews: [],
    faqs: [],
    member_percent: whole(3, 12),
    added_at: `20${whole(20, 25)}-0${whole(1, 9)}-1${whole(0, 9)}`,
    editor_rank: whole(0, 100),
  };
}

/**
 * Generates experiences for benchmarks, one at a time, so that a million need no memory. They are the same on
 * every run and have no images.
 * @param data destinations, activities and other records that the experiences refer to
 */
export function* bulkExperiences(count: number, data: SampleData): Generator<SampleExperience> {
  for (let n = 0; n < count; n += 1) yield bulkExperience(firstBulkKey + n, data);
}
