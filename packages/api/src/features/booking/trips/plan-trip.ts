import type { Quote } from '@kaadu/contracts/availability';
import type { TripBody } from '@kaadu/contracts/booking';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import {
  assess,
  type Claim,
  claimsOf,
  freeUnits,
  isBookable,
  type Offer,
  priceTrip,
  requireValidTrip,
  type Trip,
} from '../../availability';
import { type Coupon, requireCoupon } from './coupons';
import type { OptionDetails } from './option-details';

/** Price and capacity claims of a requested trip. */
export interface TripPlan {
  readonly offer: Offer;
  readonly trip: Trip;
  readonly slot: string;
  readonly claims: readonly Claim[];
  readonly quote: Quote;
  readonly coupon: Coupon | null;
}

/** Inputs of a price besides the trip. */
interface PriceTerms {
  readonly isMember: boolean;
  /** Coupon that still applies after its end date. */
  readonly agreedCoupon?: Coupon;
}

export type WantedTrip = Omit<TripBody, 'shown_total'>;

/**
 * Prices a requested trip and computes its claims. Checks the rules only; the counters decide whether there is room.
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
  // With no counters, every unit is free, so only the rules are assessed.
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
