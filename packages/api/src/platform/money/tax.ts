/** State in which the seller is registered for GST: supplies there carry CGST and SGST, others IGST. */
export const homeState = 'Karnataka';

/** Row of the GST table: applies from a date, to unit prices up to a limit (booking §1). */
export interface TaxRate {
  readonly kind: 'room' | 'tour';
  /** Effective date, ISO. */
  readonly effectiveFrom: string;
  /** Maximum unit price in paise before tax; null: no limit. */
  readonly upToPaise: number | null;
  /** Rate in basis points. */
  readonly rateBp: number;
}

export interface TaxedPrice {
  /** Price in paise. */
  readonly base: number;
  readonly tax: number;
  readonly total: number;
  readonly rateBp: number;
}

/**
 * Adds GST to the price of one unit (a room night, one person's place).
 * @param on ISO date of the supply; the newest rates not after it apply
 * @throws Error when the table has no rate for that kind and date
 */
export function addTax(
  base: number,
  kind: TaxRate['kind'],
  on: string,
  rates: readonly TaxRate[],
): TaxedPrice {
  const known = rates.filter((rate) => rate.kind === kind && rate.effectiveFrom <= on);
  const from = known.reduce(
    (latest, rate) => (rate.effectiveFrom > latest ? rate.effectiveFrom : latest),
    '',
  );
  const slab = known
    .filter((rate) => rate.effectiveFrom === from && base <= (rate.upToPaise ?? Infinity))
    .sort((a, b) => (a.upToPaise ?? Infinity) - (b.upToPaise ?? Infinity))[0];
  if (!slab) throw new Error(`No GST rate for ${kind} on ${on}`);
  const tax = wholeRupees((base * slab.rateBp) / 10_000);
  return { base, tax, total: base + tax, rateBp: slab.rateBp };
}

/** Rounds paise to the nearest rupee, as for tax (section 170 of the CGST Act). */
function wholeRupees(paise: number): number {
  return Math.round(paise / 100) * 100;
}

/** Returns a price in paise less `percent`, rounded down to whole rupees in the customer's favour. */
export function lessPercent(base: number, percent: number): number {
  return Math.floor((base * (100 - percent)) / 10_000) * 100;
}
