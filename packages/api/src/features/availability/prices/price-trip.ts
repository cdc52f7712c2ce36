import type { Quote, QuoteLine } from '@kaadu/contracts/availability';
import { isoWeekday } from '../../../platform/money/india-date';
import type { TaxRate } from '../../../platform/money/tax';
import { addUp, type Amounts, byDay, chargeOf, type Item, totalOf } from './charges';
import { shareOf, sharesOf } from './guest-shares';
import type { ChildBand } from '../capacity/rules';
import { daysOf, type Party, type Trip } from '../trips/trip';
import { unitsFor } from '../capacity/units';

/** A rate that differs from the base; see the columns of `rate_seasons`. */
export interface RateSeason {
  readonly fromDay: string;
  readonly toDay: string;
  readonly weekdays: readonly number[];
  readonly percent: number;
}

/** Prices of an option, in paise before tax. */
export interface OptionPrices {
  readonly isStay: boolean;
  readonly basePaise: number;
  readonly includedGuests: number;
  readonly maxGuests: number;
  readonly extraGuestPaise: number;
  readonly childBands: readonly ChildBand[];
  readonly memberPercent: number;
  readonly seasons: readonly RateSeason[];
  /** Rates that are set for single days, in paise. */
  readonly dayRates: ReadonlyMap<string, number>;
  /** True where the place of supply is the seller's own state: CGST and SGST, else IGST. */
  readonly inHomeState: boolean;
}

export interface ChosenAddOn {
  readonly name: string;
  readonly pricePaise: number;
  readonly quantity: number;
}

export interface PriceRequest {
  readonly option: OptionPrices;
  readonly trip: Trip;
  readonly addOns?: readonly ChosenAddOn[];
  readonly coupon?: { readonly code: string; readonly percent: number } | null;
  readonly isMember: boolean;
  readonly taxRates: readonly TaxRate[];
}

/**
 * Returns the rate of a day in whole rupees: the one set for the day, else the base with the highest season
 * that applies.
 */
export function rateOn(
  day: string,
  { basePaise, seasons, dayRates }: Pick<OptionPrices, 'basePaise' | 'seasons' | 'dayRates'>,
): number {
  const own = dayRates.get(day);
  if (own !== undefined) return own;
  const percents = seasons
    .filter(({ fromDay, toDay, weekdays }) => fromDay <= day && day <= toDay && isAmong(weekdays, day))
    .map(({ percent }) => percent);
  const percent = percents.length > 0 ? Math.max(...percents) : 0;
  return Math.round((basePaise * (100 + percent)) / 10_000) * 100;
}

function isAmong(weekdays: readonly number[], day: string): boolean {
  return weekdays.length === 0 || weekdays.includes(isoWeekday(day));
}

/** Returns the charges for rooms and for guests beyond those included, who are the youngest of the party. */
function stayItems(days: readonly string[], option: OptionPrices, party: Party): Item[] {
  const rooms = unitsFor(option, party);
  const shares = sharesOf(party, option.childBands, option.includedGuests * rooms);
  const extras = shares.map(({ percent, guests }) => ({
    price: shareOf(option.extraGuestPaise, percent),
    quantity: guests,
  }));
  return days.flatMap((day): Item[] => {
    const base = { price: rateOn(day, option), quantity: rooms };
    const common = { kindOfSupply: 'room', day, roomNight: { rooms, charges: [base, ...extras] } } as const;
    return [
      { ...common, ...base, kind: 'base' },
      ...extras.map((extra) => ({ ...common, ...extra, kind: 'extra_guest' as const })),
    ];
  });
}

/** Returns the charges for places of an activity, by adults and children. */
function placeItems(days: readonly string[], option: OptionPrices, party: Party): Item[] {
  const shares = sharesOf(party, option.childBands);
  return days.flatMap((day) => {
    const rate = rateOn(day, option);
    return shares.map(({ percent, guests }): Item => ({
      kind: 'base',
      kindOfSupply: 'tour',
      day,
      price: shareOf(rate, percent),
      quantity: guests,
    }));
  });
}

/** Formats the label of the base price: 2 rooms × 3 nights; 4 people. */
function baseLabel(isStay: boolean, units: number, nights: number): string {
  const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
  return isStay
    ? `${count(units, 'room', 'rooms')} × ${count(nights, 'night', 'nights')}`
    : count(units, 'person', 'people');
}

function taxLines({ tax, byRate }: Amounts, inHomeState: boolean): Quote['taxes'] {
  if (tax === 0) return [];
  const percent = (share: number) =>
    byRate.length === 1 ? ` ${((byRate[0]?.rate_bp ?? 0) * share) / 100}%` : '';
  if (!inHomeState) return [{ label: `IGST${percent(1)}`, amount: tax }];
  return [
    { label: `CGST${percent(0.5)}`, amount: tax / 2 },
    { label: `SGST${percent(0.5)}`, amount: tax / 2 },
  ];
}

/**
 * Prices an option for a trip: base → add-ons → member and coupon discount → taxable → GST → total (booking §1). Every
 * price is in whole rupees, so two rooms cost exactly twice as much as one.
 */
export function priceTrip({
  option,
  trip,
  addOns = [],
  coupon = null,
  isMember,
  taxRates,
}: PriceRequest): Quote {
  const days = daysOf(trip);
  const items = [
    ...(option.isStay ? stayItems(days, option, trip.party) : placeItems(days, option, trip.party)),
    ...addOns.map(({ pricePaise, quantity }): Item => ({
      kind: 'add_on',
      kindOfSupply: 'tour',
      day: trip.from,
      price: pricePaise,
      quantity,
    })),
  ];
  const couponPercent = coupon?.percent ?? 0;
  const chargesAt = (memberPercent: number) =>
    items.map((item) => chargeOf(item, { memberPercent, couponPercent }, taxRates));
  const memberCharges = chargesAt(option.memberPercent);
  const charges = isMember ? memberCharges : chargesAt(0);
  const amounts = addUp(charges);
  const addOnCharges = charges.filter(({ kind }) => kind === 'add_on');
  const units = unitsFor(option, trip.party);
  const nights = option.isStay ? days.length : 0;
  const lines: QuoteLine[] = [
    { kind: 'base', label: baseLabel(option.isStay, units, nights), amount: amounts.base },
    { kind: 'extra_guest', label: 'Extra guests', amount: amounts.extraGuests },
    ...addOns.map(({ name, pricePaise, quantity }, index): QuoteLine => ({
      kind: 'add_on',
      label: quantity > 1 ? `${name} × ${quantity}` : name,
      amount: pricePaise * quantity,
      tax: addOnCharges[index]?.tax ?? 0,
    })),
    { kind: 'member', label: 'Member rate', amount: -amounts.member },
    { kind: 'coupon', label: `Coupon ${coupon?.code ?? ''}`, amount: -amounts.coupon },
  ];
  const total = totalOf(amounts);
  return {
    lines: lines.filter(({ kind, amount }) => kind === 'base' || amount !== 0),
    taxable: total - amounts.tax,
    taxes: taxLines(amounts, option.inHomeState),
    by_rate: [...amounts.byRate],
    days: byDay(days, charges),
    total,
    member_total: totalOf(addUp(memberCharges)),
    is_member: isMember,
    coupon: coupon?.code ?? null,
    units,
    nights,
  };
}
