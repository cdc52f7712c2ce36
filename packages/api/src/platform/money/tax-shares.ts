/** Value before tax and GST at one rate, in paise. Positive for charges and for refunded amounts. */
export interface TaxShare {
  /**
   * Basis points; null in documents of earlier releases, which did not record rates when several added up.
   */
  readonly rate_bp: number | null;
  readonly taxable: number;
  readonly tax: number;
}

const grossOf = ({ taxable, tax }: TaxShare) => taxable + tax;

/** Adds up taxable value, GST and totals of all rates. */
export function sumOfShares(shares: readonly TaxShare[]) {
  const taxable = shares.reduce((sum, share) => sum + share.taxable, 0);
  const tax = shares.reduce((sum, share) => sum + share.tax, 0);
  return { taxable, tax, total: taxable + tax };
}

/** Adds up shares by rate, the highest rate first; rates whose sum is zero are dropped. */
export function addShares(shares: readonly TaxShare[]): TaxShare[] {
  const byRate = new Map<number | null, TaxShare>();
  for (const { rate_bp, taxable, tax } of shares) {
    const known = byRate.get(rate_bp);
    byRate.set(rate_bp, {
      rate_bp,
      taxable: (known?.taxable ?? 0) + taxable,
      tax: (known?.tax ?? 0) + tax,
    });
  }
  return [...byRate.values()]
    .filter(({ taxable, tax }) => taxable !== 0 || tax !== 0)
    .sort((a, b) => (b.rate_bp ?? 0) - (a.rate_bp ?? 0));
}

/** Subtracts shares from others, rate by rate. */
export function lessShares(shares: readonly TaxShare[], taken: readonly TaxShare[]): TaxShare[] {
  // Zero less something, so that the result is never -0.
  const negative = taken.map(({ rate_bp, taxable, tax }) => ({
    rate_bp,
    taxable: 0 - taxable,
    tax: 0 - tax,
  }));
  return addShares([...shares, ...negative]);
}

/**
 * Divides an amount by weights, exact to the paisa: the rounding difference goes to the largest fractions.
 */
function divide(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (amount * weight) / all);
  const parts = exact.map(Math.floor);
  const missing = amount - parts.reduce((sum, part) => sum + part, 0);
  const fractions = exact.map((value, index) => ({ index, fraction: value - Math.floor(value) }));
  for (const { index } of fractions.sort((a, b) => b.fraction - a.fraction).slice(0, missing)) {
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts;
}

/**
 * Divides part of an amount among its rates, and among value and tax, in proportion to the whole. The full
 * amount gives exactly the whole.
 * @param taxParts number of equal amounts of tax: CGST and SGST are two
 */
export function partOfShares(shares: readonly TaxShare[], amount: number, taxParts: 1 | 2): TaxShare[] {
  const { total } = sumOfShares(shares);
  if (total === amount) return [...shares];
  const parts = divide(amount, shares.map(grossOf));
  return shares.map(({ rate_bp, tax }, index) => {
    const partOfTax = Math.round((tax * amount) / total / taxParts) * taxParts;
    return { rate_bp, taxable: (parts[index] ?? 0) - partOfTax, tax: partOfTax };
  });
}
