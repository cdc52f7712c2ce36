import type { SampleExperience, SampleOption } from '../../types';

/** Paise from whole rupees. */
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

/** A room type: rupees a night before tax for `guests` (two unless said), with place for `max`. */
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
  };
}

interface Ticket {
  readonly text: string;
  readonly slots: readonly string[];
  readonly places: number;
  readonly meals?: string;
  /** Largest party in one booking; the whole slot unless said. */
  readonly max?: number;
}

/** A ticket: rupees a person before tax, with `places` in each slot. */
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
  };
}

type Stay = Omit<SampleExperience, 'is_stay' | 'check_in' | 'check_out'> & {
  readonly check_in?: string;
  readonly check_out?: string;
};

/** A place to sleep; check-in at 13:00 and out at 11:00 unless the host keeps other hours. */
export function stay({ check_in = '13:00', check_out = '11:00', ...record }: Stay): SampleExperience {
  return { ...record, is_stay: true, check_in, check_out };
}

type Outing = Omit<SampleExperience, 'is_stay' | 'stay_type_pk' | 'check_in' | 'check_out' | 'child_policy'>;

/** Something to do, sold by the person. */
export function outing(record: Outing): SampleExperience {
  return {
    ...record,
    is_stay: false,
    stay_type_pk: null,
    check_in: null,
    check_out: null,
    child_policy: null,
  };
}
