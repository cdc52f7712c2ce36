import type { ExperienceDetail, ExperienceOption } from '@kaadu/contracts/catalogue';
import type { Review } from '@kaadu/contracts/reviews';

export function anOption(over: Partial<ExperienceOption> = {}): ExperienceOption {
  return {
    primary_key: 121,
    name: 'Valley tent',
    description: 'Canvas room with a wooden deck and an attached bath.',
    included_guests: 2,
    max_guests: 3,
    meal_plan: 'Breakfast and dinner',
    slots: [],
    image: null,
    amenities: [],
    price: {
      base: 500_000,
      tax: 25_000,
      total: 525_000,
      tax_label: 'GST 5%',
      member_total: 490_000,
      unit: 'night',
    },
    guest_prices: [],
    ...over,
  };
}

export function aReview(over: Partial<Review> = {}): Review {
  return {
    primary_key: 1,
    author: 'Asha',
    rating: 5,
    text: 'Quiet, wet, wonderful.',
    stayed_at: '2026-07-02',
    is_verified: true,
    photos: [],
    ...over,
  };
}

const someReviews = [
  aReview(),
  aReview({
    primary_key: 2,
    author: 'Ravi',
    rating: 4,
    text: 'The last mile is rough.',
    stayed_at: '2026-02-11',
  }),
];

export function anExperience(over: Partial<ExperienceDetail> = {}): ExperienceDetail {
  return {
    primary_key: 12,
    url: 'misty-ridge-camp-coorg',
    title: 'Misty Ridge Camp',
    short_name: null,
    is_stay: true,
    location: 'Near Madikeri, Coorg',
    destination: { primary_key: 1, name: 'Coorg', url: 'coorg', state: 'Karnataka' },
    coordinates: { latitude: 12.42, longitude: 75.74 },
    distance_km: 262,
    drive_hours: 5.5,
    duration_label: '2 nights',
    summary: 'Canvas rooms on a coffee estate, above the cloud most mornings.',
    description: ['Eight tents stand along a ridge.', 'Dinner is Kodava food from the estate kitchen.'],
    gallery: [1, 2, 3, 4, 5].map((n) => ({
      imagestorepath: `experiences/12/${n}`,
      alt: `View ${n} of the camp`,
    })),
    highlights: ['A sunrise walk to the ridge', 'Coffee from the bush to the cup'],
    itinerary: [
      { title: 'Arrive by two', text: 'Lunch is kept warm.' },
      { title: 'The ridge at six', text: 'Forty minutes up, with tea at the top.' },
    ],
    inclusions: ['Breakfast and dinner', 'Guided estate walk'],
    exclusions: ['Travel to the camp'],
    meeting_point: 'Estate gate, 4 km after Madikeri fort',
    what_to_bring: ['Rain jacket', 'Leech socks from June to October'],
    age_note: 'Six years and over',
    fitness_note: 'An easy walk uphill',
    languages: ['English', 'Kannada'],
    weather_note: 'The ridge walk is off in lightning.',
    check_in: '14:00',
    check_out: '11:00',
    child_policy: 'Under six stay free with parents.',
    cancellation: [
      { days_before: 15, refund_percent: 100 },
      { days_before: 7, refund_percent: 50 },
    ],
    activities: [{ primary_key: 2, name: 'Trekking' }],
    themes: [{ primary_key: 4, name: 'Rain chasing' }],
    amenities: [],
    stay_type: { primary_key: 2, name: 'Camp' },
    options: [anOption(), anOption({ primary_key: 122, name: 'Estate room', max_guests: 2 })],
    rating: { average: 4.6, count: 2 },
    reviews: someReviews,
    price: { total: 525_000, member_total: 490_000, unit: 'night' },
    similar: [],
    faqs: [{ question: 'Is there network?', answer: 'At the dining hall only.' }],
    ...over,
  };
}
