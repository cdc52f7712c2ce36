import type { SampleExperience } from '@kaadu/sample-data';

/** Creates a sample experience: a stay in Coorg unless `own` says otherwise. */
export function experience(key: number, own: Partial<SampleExperience>): SampleExperience {
  return {
    key,
    url: `experience-${key}`,
    title: `Experience ${key}`,
    shortName: null,
    isStay: true,
    destination: 1,
    location: 'Near Madikeri, Coorg',
    latitude: 12.42,
    longitude: 75.73,
    distanceKm: 260,
    driveHours: 5.5,
    duration: 1,
    durationLabel: '2 days, 1 night',
    activities: [1],
    themes: [1],
    stayType: 1,
    summary: 'A quiet place among coffee and cardamom.',
    description: ['First paragraph.', 'Second paragraph.'],
    highlights: ['Dawn walk'],
    itinerary: [{ title: 'Day 1', text: 'Arrive.' }],
    inclusions: ['Breakfast'],
    exclusions: ['Transport'],
    meetingPoint: 'Estate gate',
    whatToBring: ['Torch'],
    ageNote: 'All ages.',
    fitnessNote: 'Easy.',
    languages: ['English', 'Kannada'],
    weatherNote: null,
    checkIn: '13:00',
    checkOut: '11:00',
    childPolicy: 'Under 5 free.',
    cancellation: [{ daysBefore: 7, refundPercent: 100 }],
    options: [room('Cottage', 500_000), room('Villa', 900_000)],
    reviews: [{ author: 'Asha R.', rating: 5, text: 'Lovely.', stayedAt: '2026-02-01', photos: [2] }],
    faqs: [{ question: 'Is there a pool?', answer: 'No.' }],
    memberPercent: 10,
    addedAt: '2026-01-01',
    editorRank: 50,
    ...own,
  };
}

/** Creates a room for two, with place for a third guest. */
export function room(name: string, basePaise: number) {
  return {
    name,
    description: `${name} with a view`,
    includedGuests: 2,
    maxGuests: 3,
    mealPlan: 'Breakfast',
    slots: [],
    basePaise,
    capacity: 4,
  };
}

/** Creates a place on an activity that starts at seven. */
export function ticket(basePaise: number) {
  return { ...room('Ticket', basePaise), includedGuests: 1, maxGuests: 1, mealPlan: null, slots: ['07:00'] };
}

/** Fields that an activity does not have. */
export const outing = {
  isStay: false,
  stayType: null,
  checkIn: null,
  checkOut: null,
  childPolicy: null,
} as const;
