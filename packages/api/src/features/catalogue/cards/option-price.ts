import { addTax, lessPercent, type TaxRate } from '../../../platform/money/tax';

/** An option's price before tax, in paise, with the member discount in whole percent. */
interface UntaxedPrice {
  readonly basePaise: number;
  readonly isStay: boolean;
  readonly memberPercent: number;
}

/** The price of one night or one ticket as pages show it, with tax, and for members. */
export function optionPrice(
  { basePaise, isStay, memberPercent }: UntaxedPrice,
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
    member_total: addTax(lessPercent(basePaise, memberPercent), kind, on, rates).total,
    unit: isStay ? ('night' as const) : ('person' as const),
  };
}
