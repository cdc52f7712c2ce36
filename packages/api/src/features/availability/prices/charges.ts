import type { QuoteDay, RateShare } from '@kaadu/contracts/availability';
import { addTax, lessPercent, type TaxRate } from '../../../platform/money/tax';

/** A number of equal charges with the same tax. */
export interface Item {
  readonly kind: 'base' | 'extra_guest' | 'add_on';
  readonly kindOfSupply: TaxRate['kind'];
  readonly day: string;
  /** Price of one, in paise. */
  readonly price: number;
  readonly quantity: number;
  /** Room night whose price decides the tax rate, if not the item's own: extra guests are taxed like their room. */
  readonly roomNight?: RoomNight;
}

/** A night of all rooms of a booking, with their extra guests. */
interface RoomNight {
  readonly rooms: number;
  readonly charges: readonly Pick<Item, 'price' | 'quantity'>[];
}

interface Discounts {
  readonly memberPercent: number;
  readonly couponPercent: number;
}

export interface Amounts {
  readonly base: number;
  readonly extraGuests: number;
  readonly addOns: number;
  readonly member: number;
  readonly coupon: number;
  readonly tax: number;
  /** Shares, the highest rate first. */
  readonly byRate: readonly RateShare[];
}

const forMembers = (price: number, { memberPercent }: Discounts) => lessPercent(price, memberPercent);

const discounted = (price: number, discounts: Discounts) =>
  lessPercent(forMembers(price, discounts), discounts.couponPercent);

/** Returns the discounted price of a room on a night. Extra guest charges are divided among the rooms. */
function roomPrice({ rooms, charges }: RoomNight, discounts: Discounts): number {
  const sum = charges.reduce(
    (total, { price, quantity }) => total + discounted(price, discounts) * quantity,
    0,
  );
  return sum / rooms;
}

/** Cost of an item after discounts, with its tax. */
export interface Charge extends Pick<Item, 'kind' | 'day'> {
  readonly gross: number;
  readonly member: number;
  readonly coupon: number;
  readonly net: number;
  readonly rateBp: number;
  readonly tax: number;
}

/** Returns the charge of an item. Discounts reduce each price; tax is added to the result. */
export function chargeOf(item: Item, discounts: Discounts, taxRates: readonly TaxRate[]): Charge {
  const { kind, kindOfSupply, day, price, quantity, roomNight } = item;
  const forMember = kind === 'add_on' ? price : forMembers(price, discounts);
  const net = kind === 'add_on' ? price : discounted(price, discounts);
  const rated = roomNight ? roomPrice(roomNight, discounts) : net;
  const { rateBp } = addTax(rated, kindOfSupply, day, taxRates);
  return {
    kind,
    day,
    gross: price * quantity,
    member: (price - forMember) * quantity,
    coupon: (forMember - net) * quantity,
    net: net * quantity,
    rateBp,
    tax: Math.round((net * rateBp) / 1_000_000) * 100 * quantity,
  };
}

/** Adds up charges. */
export function addUp(charges: readonly Charge[]): Amounts {
  const sums = { base: 0, extraGuests: 0, addOns: 0, member: 0, coupon: 0, tax: 0 };
  const byRate = new Map<number, RateShare>();
  for (const { kind, gross, member, coupon, net, rateBp, tax } of charges) {
    const sumOf = { base: 'base', extra_guest: 'extraGuests', add_on: 'addOns' } as const;
    sums[sumOf[kind]] += gross;
    sums.member += member;
    sums.coupon += coupon;
    sums.tax += tax;
    const share = byRate.get(rateBp) ?? { rate_bp: rateBp, taxable: 0, tax: 0 };
    byRate.set(rateBp, { ...share, taxable: share.taxable + net, tax: share.tax + tax });
  }
  return { ...sums, byRate: [...byRate.values()].sort((a, b) => b.rate_bp - a.rate_bp) };
}

/** Returns the charges of each day, without add-ons. */
export function byDay(days: readonly string[], charges: readonly Charge[]): QuoteDay[] {
  return days.map((day) => {
    const ofDay = charges.filter((one) => one.day === day && one.kind !== 'add_on');
    const sum = (amountOf: (charge: Charge) => number) =>
      ofDay.reduce((total, charge) => total + amountOf(charge), 0);
    return {
      day,
      rate: sum(({ kind, gross }) => (kind === 'base' ? gross : 0)),
      extra_guests: sum(({ kind, gross }) => (kind === 'extra_guest' ? gross : 0)),
      discount: sum(({ member, coupon }) => member + coupon),
      tax: sum(({ tax }) => tax),
      total: sum(({ net, tax }) => net + tax),
    };
  });
}

/** Returns what all charges cost together, with tax. */
export const totalOf = ({ base, extraGuests, addOns, member, coupon, tax }: Amounts) =>
  base + extraGuests + addOns - member - coupon + tax;
