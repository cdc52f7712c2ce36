import { addTax, memberBase, type TaxRate } from '../../platform/money/tax';

/** What is priced: paise before tax, and how much less members pay in whole percent. */
interface Priced {
  readonly basePaise: number;
  readonly isStay: boolean;
  readonly memberPercent: number;
}

/** The price of one night or one place, with tax and for members, as a page shows it. */
export function optionPrice(
  { basePaise, isStay, memberPercent }: Priced,
  on: string,
  rates: readonly TaxRate[],
) {
  const kind = isStay ? 'room' : 'tour';
  const { base, tax, total, rateBp } = addTax(basePaise, kind, on, rates);
  return {
    base,
    tax,
    total,
    tax_label: rateBp === 0 ? 'No GST' : `GST ${rateBp / 100}%`,
    member_total: addTax(memberBase(basePaise, memberPercent), kind, on, rates).total,
    unit: isStay ? ('night' as const) : ('person' as const),
  };
}
