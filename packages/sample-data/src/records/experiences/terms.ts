import type { SampleExperience, SampleOption } from '../../types';

/** Paise from whole rupees. */
const rupees = (amount: number) => amount * 100;

/** Refund steps that several partners share, most generous first. */
export const cancellation = {
  easy: [
    { daysBefore: 3, refundPercent: 100 },
    { daysBefore: 1, refundPercent: 50 },
    { daysBefore: 0, refundPercent: 0 },
  ],
  fair: [
    { daysBefore: 7, refundPercent: 100 },
    { daysBefore: 3, refundPercent: 50 },
    { daysBefore: 0, refundPercent: 0 },
  ],
  lodge: [
    { daysBefore: 15, refundPercent: 100 },
    { daysBefore: 7, refundPercent: 60 },
    { daysBefore: 3, refundPercent: 25 },
    { daysBefore: 0, refundPercent: 0 },
  ],
  permit: [
    { daysBefore: 10, refundPercent: 90 },
    { daysBefore: 5, refundPercent: 50 },
    { daysBefore: 0, refundPercent: 0 },
  ],
} as const;

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
    includedGuests: guests,
    maxGuests: max ?? guests + 1,
    mealPlan: more.meals,
    slots: [],
    basePaise: rupees(price),
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
    includedGuests: 1,
    maxGuests: details.max ?? details.places,
    mealPlan: details.meals ?? null,
    slots: details.slots,
    basePaise: rupees(price),
    capacity: details.places,
  };
}

type Stay = Omit<SampleExperience, 'isStay' | 'checkIn' | 'checkOut'> & {
  readonly checkIn?: string;
  readonly checkOut?: string;
};

/** A place to sleep; check-in at 13:00 and out at 11:00 unless the host keeps other hours. */
export function stay({ checkIn = '13:00', checkOut = '11:00', ...record }: Stay): SampleExperience {
  return { ...record, isStay: true, checkIn, checkOut };
}

type Outing = Omit<SampleExperience, 'isStay' | 'stayType' | 'checkIn' | 'checkOut' | 'childPolicy'>;

/** Something to do, sold by the person. */
export function outing(record: Outing): SampleExperience {
  return { ...record, isStay: false, stayType: null, checkIn: null, checkOut: null, childPolicy: null };
}
