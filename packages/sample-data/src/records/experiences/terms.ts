import type { SampleExperience, SampleOption } from '../../types';
import { amenitiesOf, amenitiesOfRoom } from '../amenities';

/** Converts whole rupees to paise. */
const rupees = (amount: number) => amount * 100;

/** Refund steps that several partners share, most generous first. */
export const cancellation = {
  easy: [
    { days_before: 3, refund_percent: 100 },
    { days_before: 1, refund_percent: 50 },
    { days_before: 0, refund_percent: 0 },
  ],
  fair: [
    { days_before: 7, refund_percent: 100 },
    { days_before: 3, refund_percent: 50 },
    { days_before: 0, refund_percent: 0 },
  ],
  lodge: [
    { days_before: 15, refund_percent: 100 },
    { days_before: 7, refund_percent: 60 },
    { days_before: 3, refund_percent: 25 },
    { days_before: 0, refund_percent: 0 },
  ],
  permit: [
    { days_before: 10, refund_percent: 90 },
    { days_before: 5, refund_percent: 50 },
    { days_before: 0, refund_percent: 0 },
  ],
} satisfies Record<string, SampleExperience['cancellation']>;

export const meals = {
  breakfast: 'Breakfast',
  half: 'Breakfast and dinner',
  full: 'Breakfast, lunch and dinner',
  jungle: 'All meals and two safaris',
} as const;

export const photoId = 'A government photo ID for every adult';

interface Room {
  readonly text: string;
  readonly guests?: number;
  readonly max?: number;
  readonly meals: string | null;
  readonly rooms: number;
}

/** Creates a room type: rupees per night before tax for `guests` (two by default), with space for `max`. */
export function room(name: string, price: number, { text, guests = 2, max, ...more }: Room): SampleOption {
  return {
    name,
    description: text,
    included_guests: guests,
    max_guests: max ?? guests + 1,
    meal_plan: more.meals,
    slots: [],
    base_paise: rupees(price),
    capacity: more.rooms,
    amenity_pks: [],
  };
}

interface Ticket {
  readonly text: string;
  readonly slots: readonly string[];
  readonly places: number;
  readonly meals?: string;
  /** Largest party in one booking; the whole slot by default. */
  readonly max?: number;
}

/** Creates a ticket: rupees per person before tax, with `places` in each slot. */
export function ticket(name: string, price: number, details: Ticket): SampleOption {
  return {
    name,
    description: details.text,
    included_guests: 1,
    max_guests: details.max ?? details.places,
    meal_plan: details.meals ?? null,
    slots: [...details.slots],
    base_paise: rupees(price),
    capacity: details.places,
    amenity_pks: [],
  };
}

type Stay = Omit<SampleExperience, 'is_stay' | 'amenity_pks' | 'check_in' | 'check_out'> & {
  readonly check_in?: string;
  readonly check_out?: string;
};

/** Creates a stay with check-in at 13:00 and check-out at 11:00, unless the host has other hours. */
export function stay({ check_in = '13:00', check_out = '11:00', ...record }: Stay): SampleExperience {
  const { key } = record;
  const options = record.options.map((option, index) => ({
    ...option,
    amenity_pks: amenitiesOfRoom(key, index),
  }));
  return { ...record, is_stay: true, check_in, check_out, options, amenity_pks: amenitiesOf(key) };
}

type Outing = Omit<
  SampleExperience,
  'is_stay' | 'amenity_pks' | 'stay_type_pk' | 'check_in' | 'check_out' | 'child_policy'
>;

/** Creates an activity sold per person. */
export function outing(record: Outing): SampleExperience {
  return {
    ...record,
    is_stay: false,
    amenity_pks: [],
    stay_type_pk: null,
    check_in: null,
    check_out: null,
    child_policy: null,
  };
}
