import { addTax, lessPercent, type TaxRate } from '../../../platform/money/tax';

/** Price of an option before tax, in paise, and the member discount in whole percent. */
interface UntaxedPrice {
  readonly basePaise: number;
  readonly isStay: boolean;
  readonly memberPercent: number;
}

/** Returns the price of one night or ticket, with tax, and the price for members. */
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
