import fc from 'fast-check';
import type { TripBody } from '@kaadu/contracts/booking';
import { addDays } from '../../../platform/money/india-date';
import { farmStay, travellers } from '../../../testing/bookings/booking-api';

/** A trip that a booking is to have. */
export interface TripChoice {
  /** Days after the first day of the sequence. */
  readonly day: number;
  readonly nights: number;
  readonly adults: number;
  readonly ages: readonly number[];
}

/** Way in which a traveller pays for a dearer change. */
export type PayChoice =
  | 'pays'
  | 'fails, then pays'
  | 'gives up'
  | 'lets it expire'
  | 'pays too late'
  | 'pays as another change is made';

export type Step =
  | { readonly kind: 'change'; readonly trip: TripChoice; readonly pay: PayChoice }
  | { readonly kind: 'rename' }
  | { readonly kind: 'refund'; readonly percent: number }
  | { readonly kind: 'let refunds arrive' };

/** Way in which several people pay parts of a price. */
export interface SplitChoice {
  readonly parts: number;
  /** Number of parts paid before the end, of those that are not to be paid completely. */
  readonly paid: number;
  readonly ending: 'all parts paid' | 'deadline passes' | 'hold released' | 'part paid too late';
}

/** A booking and what happens to it; it is cancelled in the end. */
export interface Sequence {
  /** Null: the price is paid by one person. */
  readonly split: SplitChoice | null;
  readonly option: 101 | 201;
  /** Days from now to the trip; the policies give different refunds. */
  readonly lead: number;
  readonly trip: TripChoice;
  readonly steps: readonly Step[];
}

const trip: fc.Arbitrary<TripChoice> = fc.record({
  day: fc.integer({ min: 0, max: 9 }),
  nights: fc.integer({ min: 1, max: 4 }),
  adults: fc.integer({ min: 1, max: 5 }),
  ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
});

const pay = fc.constantFrom<PayChoice>(
  'pays',
  'pays',
  'fails, then pays',
  'gives up',
  'lets it expire',
  'pays too late',
  'pays as another change is made',
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('change' as const), trip, pay }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'rename' }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('refund' as const), percent: fc.integer({ min: 1, max: 60 }) }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'let refunds arrive' }) },
);

const split: fc.Arbitrary<SplitChoice> = fc.record({
  parts: fc.integer({ min: 2, max: 4 }),
  paid: fc.integer({ min: 0, max: 3 }),
  ending: fc.constantFrom(
    'all parts paid',
    'all parts paid',
    'all parts paid',
    'deadline passes',
    'hold released',
    'part paid too late',
  ),
});

const sequence: fc.Arbitrary<Sequence> = fc.record({
  split: fc.option(split, { freq: 2 }),
  option: fc.constantFrom(101 as const, 201 as const),
  lead: fc.constantFrom(30, 30, 30, 10, 5),
  trip,
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
});

/** Returns random sequences; the same ones for the same seed. */
export const randomSequences = (count: number, seed: number): Sequence[] =>
  fc.sample(sequence, { numRuns: count, seed });

/** Returns dates and party as a call names them. */
export function wantedOf({ day, nights, adults, ages }: TripChoice, firstDay: string) {
  const from = addDays(firstDay, day);
  const party = { guests: adults + ages.length, ages: [...ages] };
  return { from, to: addDays(from, nights), slot: null, party };
}

/** Returns the body of the call that holds the first trip. */
export function bodyOf({ option, trip: first }: Sequence, firstDay: string): TripBody {
  return {
    ...farmStay,
    ...wantedOf(first, firstDay),
    option_pk: option,
    add_ons: option === 101 ? [{ add_on_pk: 101, quantity: first.adults }] : [],
  };
}

/** Names the travellers of a party. */
export const namedParty = ({ adults, ages }: TripChoice) => [
  ...travellers(adults),
  ...ages.map((age, index) => ({ name: `Child ${index + 1}`, age, document: null })),
];
