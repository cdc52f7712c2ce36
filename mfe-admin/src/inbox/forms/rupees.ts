/** Parses an amount in rupees, `1250` or `₹1,250.50`, to paise. Null when it is malformed. */
export function paiseOf(text: string): number | null {
  const plain = text.replace(/[₹,\s]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
