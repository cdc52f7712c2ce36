/** Value before tax and GST of one rate, in paise. A charge is positive, and so is what a credit note takes back. */
export interface TaxShare {
  /** Basis points; null in documents of former releases, which did not record rates where several added up. */
  readonly rate_bp: number | null;
  readonly taxable: number;
  readonly tax: number;
}

const grossOf = ({ taxable, tax }: TaxShare) => taxable + tax;

/** Taxable value, GST and both together, of all rates. */
export function sumOfShares(shares: readonly TaxShare[]) {
  const taxable = shares.reduce((sum, share) => sum + share.taxable, 0);
  const tax = shares.reduce((sum, share) => sum + share.tax, 0);
  return { taxable, tax, total: taxable + tax };
}

/** Adds up shares by rate; rates of which nothing is left are dropped. The highest rate comes first. */
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

/** What is left of shares when others are taken away, rate by rate. */
export function lessShares(shares: readonly TaxShare[], taken: readonly TaxShare[]): TaxShare[] {
  // Zero less something, so that nothing is never minus nothing.
  const negative = taken.map(({ rate_bp, taxable, tax }) => ({
    rate_bp,
    taxable: 0 - taxable,
    tax: 0 - tax,
  }));
  return addShares([...shares, ...negative]);
}

/** Divides an amount by weights, to the paisa: what rounding leaves goes to the largest fractions. */
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
 * Divides a part of an amount among its rates, and among value and tax, as the whole is divided. All of it gives the whole.
 * @param taxParts into how many equal amounts the tax is divided: CGST and SGST are two
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
