import type { SampleExperience } from '@kaadu/sample-data';

/** Creates a sample experience: a stay in Coorg unless `own` says otherwise. */
export function experience(key: number, own: Partial<SampleExperience>): SampleExperience {
  return {
    key,
    url: `experience-${key}`,
    title: `Experience ${key}`,
    short_name: null,
    is_stay: true,
    destination_pk: 1,
    location: 'Near Madikeri, Coorg',
    latitude: 12.42,
    longitude: 75.73,
    distance_km: 260,
    drive_hours: 5.5,
    duration_pk: 1,
    duration_label: '2 days, 1 night',
    activity_pks: [1],
    theme_pks: [1],
    amenity_pks: [],
    stay_type_pk: 1,
    summary: 'A quiet place among coffee and cardamom.',
    description: ['First paragraph.', 'Second paragraph.'],
    highlights: ['Dawn walk'],
    itinerary: [{ title: 'Day 1', text: 'Arrive.' }],
    inclusions: ['Breakfast'],
    exclusions: ['Transport'],
    meeting_point: 'Estate gate',
    what_to_bring: ['Torch'],
    age_note: 'All ages.',
    fitness_note: 'Easy.',
    languages: ['English', 'Kannada'],
    weather_note: null,
    check_in: '13:00',
    check_out: '11:00',
    child_policy: 'Under 5 free.',
    cancellation: [{ days_before: 7, refund_percent: 100 }],
    options: [room('Cottage', 500_000), room('Villa', 900_000)],
    reviews: [{ author: 'Asha R.', rating: 5, text: 'Lovely.', stayedAt: '2026-02-01', photos: [2] }],
    faqs: [{ question: 'Is there a pool?', answer: 'No.' }],
    member_percent: 10,
    added_at: '2026-01-01',
    editor_rank: 50,
    ...own,
  };
}

/** Creates a room for two, with place for a third guest. */
export function room(name: string, base_paise: number) {
  return {
    name,
    description: `${name} with a view`,
    included_guests: 2,
    max_guests: 3,
    meal_plan: 'Breakfast',
    slots: [],
    base_paise,
    capacity: 4,
    amenity_pks: [],
  };
}

/** Creates a place on an activity that starts at seven. */
export function ticket(base_paise: number) {
  return {
    ...room('Ticket', base_paise),
    included_guests: 1,
    max_guests: 1,
    meal_plan: null,
    slots: ['07:00'],
  };
}

/** Fields of an experience without rooms. */
export const outing = {
  is_stay: false,
  stay_type_pk: null,
  check_in: null,
  check_out: null,
  child_policy: null,
} as const;
