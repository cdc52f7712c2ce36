import type { Quote } from '@kaadu/contracts/availability';
import type { TripBody } from '@kaadu/contracts/booking';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import {
  assess,
  type Claim,
  daysOf,
  freeUnits,
  isBookable,
  type Offer,
  priceTrip,
  requireValidTrip,
  type Trip,
  unitsFor,
} from '../../availability';
import { type Coupon, requireCoupon } from './coupons';
import type { OptionDetails } from './option-details';

/** What a wanted trip comes to: its price and what it takes of which counters. */
export interface TripPlan {
  readonly offer: Offer;
  readonly trip: Trip;
  readonly slot: string;
  readonly claims: readonly Claim[];
  readonly quote: Quote;
  readonly coupon: Coupon | null;
}

/** What a price depends on besides the trip. */
interface PriceTerms {
  readonly isMember: boolean;
  /** A coupon that applies although its time may be over. */
  readonly agreedCoupon?: Coupon;
}

export type WantedTrip = Omit<TripBody, 'shown_total'>;

/**
 * Prices a wanted trip and works out its claims. The rules are checked here; whether there is room, the counters decide.
 * @throws AppError invalid with messages by field, conflict when the rules close it
 */
export async function planTrip(
  db: Db,
  { offer, addOns, taxRates }: OptionDetails,
  wanted: WantedTrip,
  { isMember, agreedCoupon }: PriceTerms,
  now: Date,
): Promise<TripPlan> {
  const trip: Trip = { from: wanted.from, to: wanted.to, party: wanted.party };
  requireValidTrip(trip, offer.prices.isStay, now);
  const slot = requireSlot(offer, wanted.slot);
  // Without counters every unit is free: what remains are the rules.
  const byRules = assess(offer, trip, slot, freeUnits([]), now);
  if (!isBookable(byRules))
    throw new AppError('conflict', `${byRules.reason ?? 'Closed'}. Please choose again.`);
  const coupon = agreedCoupon ?? (wanted.coupon ? await requireCoupon(db, wanted.coupon, now) : null);
  const quote = priceTrip({
    option: offer.prices,
    trip,
    addOns: chosenAddOns(addOns, wanted),
    coupon,
    isMember,
    taxRates,
  });
  return { offer, trip, slot, claims: claimsOf(offer, trip, slot), quote, coupon };
}

function requireSlot({ prices, slots }: Offer, slot: string | null): string {
  if (prices.isStay) return '';
  if (slot !== null && slots.includes(slot)) return slot;
  const message = `Please choose a start time: ${slots.join(', ')}.`;
  throw new AppError('invalid', message, { errors: { slot: [message] } });
}

/** What a trip takes of every resource that the option draws on, for each of its days, in the order of locking. */
function claimsOf({ prices, resources }: Offer, trip: Trip, slot: string): Claim[] {
  const units = unitsFor(prices, trip.party);
  return resources.flatMap(({ resourcePk, quantity }) =>
    daysOf(trip).map((day) => ({ resourcePk, day, slot, quantity: units * quantity })),
  );
}

function chosenAddOns(offered: OptionDetails['addOns'], { add_ons, party }: WantedTrip) {
  const problem = (message: string) => new AppError('invalid', message, { errors: { add_ons: [message] } });
  return add_ons.map(({ add_on_pk, quantity }) => {
    const addOn = offered.find(({ primaryKey }) => primaryKey === add_on_pk);
    if (!addOn) throw problem('One of the extras is no longer offered.');
    const entries = add_ons.filter((other) => other.add_on_pk === add_on_pk);
    const wanted = entries.reduce((sum, entry) => sum + entry.quantity, 0);
    if (wanted > (addOn.unit === 'person' ? party.guests : 1)) {
      throw problem(`At most one of “${addOn.name}” each.`);
    }
    if (entries.length > 1)
      throw problem(`“${addOn.name}” is chosen twice. Please choose it once, with its quantity.`);
    return { name: addOn.name, pricePaise: addOn.pricePaise, quantity };
  });
}
