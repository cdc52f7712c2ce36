import type { TaxRate } from './tax';

/**
 * GST on room nights and tours (booking §1). Rooms up to ₹1,000 are exempt, and rooms above ₹7,500 are taxed
 * at 18 %. Those in between were taxed at 12 % until 2025-09-22 and at 5 % since.
 */
export const gstRates: readonly (TaxRate & { readonly primaryKey: number })[] = [
  { primaryKey: 1, kind: 'room', effectiveFrom: '2019-10-01', upToPaise: 100_000, rateBp: 0 },
  { primaryKey: 2, kind: 'room', effectiveFrom: '2019-10-01', upToPaise: 750_000, rateBp: 1_200 },
  { primaryKey: 3, kind: 'room', effectiveFrom: '2019-10-01', upToPaise: null, rateBp: 1_800 },
  { primaryKey: 4, kind: 'room', effectiveFrom: '2025-09-22', upToPaise: 100_000, rateBp: 0 },
  { primaryKey: 5, kind: 'room', effectiveFrom: '2025-09-22', upToPaise: 750_000, rateBp: 500 },
  { primaryKey: 6, kind: 'room', effectiveFrom: '2025-09-22', upToPaise: null, rateBp: 1_800 },
  { primaryKey: 7, kind: 'tour', effectiveFrom: '2017-07-01', upToPaise: null, rateBp: 500 },
];
