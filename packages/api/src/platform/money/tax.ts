/** A row of the GST table: applies from a date, to unit prices up to a limit (booking §1). */
export interface TaxRate {
  readonly kind: 'room' | 'tour';
  /** ISO date. */
  readonly effectiveFrom: string;
  /** Paise before tax; null: no limit. */
  readonly upToPaise: number | null;
  /** Basis points. */
  readonly rateBp: number;
}

export interface TaxedPrice {
  /** Paise. */
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
  const tax = Math.round((base * slab.rateBp) / 10_000);
  return { base, tax, total: base + tax, rateBp: slab.rateBp };
}

/** What a signed-in member pays before tax, in paise; `percent` is the discount in whole percent. */
export function memberBase(base: number, percent: number): number {
  return Math.round((base * (100 - percent)) / 100);
}
