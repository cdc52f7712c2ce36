import type { TripBody } from '@kaadu/contracts/booking';
import { addDays, indiaDate } from '../../platform/money/india-date';
import { farmStay, kayaking } from './booking-api';
import type { TestApi } from '../test-api';

/** Days from the test's clock to the earliest trip: before every deadline of a cancellation policy. */
const leadDays = 30;

/**
 * Creates trips on days that no other trip of the test file uses, so that its tests share an API and run in
 * any order. The days follow a clock that a test has advanced.
 */
export function freshTrips({ now }: Pick<TestApi, 'now'>) {
  let next = '';
  function take(days: number): string {
    const soonest = addDays(indiaDate(now()), leadDays);
    const first = next > soonest ? next : soonest;
    next = addDays(first, days);
    return first;
  }
  return {
    /** Creates a stay: at the Cardamom Farm for two, unless `own` says otherwise. */
    stay(own: Partial<TripBody> = {}, nights = 2): TripBody & { readonly to: string } {
      const from = take(nights);
      return { ...farmStay, ...own, from, to: addDays(from, nights) };
    },
    /** Creates a kayaking trip for one, unless `own` says otherwise. */
    outing: (own: Partial<TripBody> = {}): TripBody => ({ ...kayaking, ...own, from: take(1) }),
  };
}
