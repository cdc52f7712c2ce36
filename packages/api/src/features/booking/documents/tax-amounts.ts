import { formatPaise } from '@kaadu/contracts';
import type { Quote } from '@kaadu/contracts/availability';
import { homeState } from '../../../platform/money/tax';
import { sumOfShares, type TaxShare } from '../../../platform/money/tax-shares';

/** A row of a document: name and paise. */
interface AmountRow {
  readonly label: string;
  readonly amount: number;
}

/** Returns the number of taxes that GST is divided into in a state: 2 for CGST and SGST, 1 for IGST. */
export const taxPartsIn = (state: string): 1 | 2 => (state === homeState ? 2 : 1);

/** GST rates, in basis points. */
const rates = [500, 1_200, 1_800];

/** Returns the rate of a price of an earlier release: that of the label, else the nearest one. */
function rateOf({ taxes, taxable }: Quote): number | null {
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0);
  if (tax === 0) return 0;
  const labelled = taxes.map(({ label }) => /([\d.]+)%/.exec(label)?.[1]);
  if (labelled.every((percent) => percent !== undefined)) {
    return labelled.reduce((sum, percent) => sum + Math.round(Number(percent) * 100), 0);
  }
  return rates.find((bp) => Math.abs(tax - (taxable * bp) / 10_000) <= 100) ?? null;
}

/** Returns the amounts of a price by rate of GST. */
export function sharesOfQuote(quote: Quote): TaxShare[] {
  if (quote.by_rate) return quote.by_rate;
  const tax = quote.taxes.reduce((sum, { amount }) => sum + amount, 0);
  return [{ rate_bp: rateOf(quote), taxable: quote.taxable, tax }];
}

/** Returns the taxes of a document, one row each. With several rates, each row names its taxable value. */
export function taxRows(shares: readonly TaxShare[], state: string): AmountRow[] {
  const parts = taxPartsIn(state);
  const names = parts === 2 ? ['CGST', 'SGST'] : ['IGST'];
  return shares.flatMap(({ rate_bp, taxable, tax }) => {
    const on = shares.length > 1 ? ` on ${formatPaise(taxable)}` : '';
    if (rate_bp === 0) return shares.length > 1 ? [{ label: `GST: nil rate${on}`, amount: 0 }] : [];
    const percent = rate_bp === null ? '' : ` ${rate_bp / parts / 100}%`;
    return names.map((name) => ({ label: `${name}${percent}${on}`, amount: tax / parts }));
  });
}

/** Returns value, taxes and total of a credit note or supplementary invoice. @param label of its only line */
export function differenceAmounts(shares: readonly TaxShare[], state: string, label: string) {
  const { taxable, total } = sumOfShares(shares);
  return { lines: [{ label, amount: taxable }], taxable, taxes: taxRows(shares, state), total };
}
