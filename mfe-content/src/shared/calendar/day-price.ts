/**
 * Formats a price for the narrowest columns, rounded up so that it never promises too little: ₹950, ₹5.5k, ₹17.2k,
 * ₹1.3L (lakh).
 */
export function shortPrice(paise: number): string {
  const rupees = Math.ceil(paise / 100);
  if (rupees < 1000) return `₹${rupees}`;
  const thousands = Math.ceil(rupees / 100) / 10;
  return thousands < 100 ? `₹${thousands}k` : `₹${Math.ceil(rupees / 10_000) / 10}L`;
}

/** Whether a price in figures is wider than a seventh of a phone's window, from one lakh on. */
export const isLongPrice = (paise: number): boolean => paise >= 100_000_00;
