/** Paise of an amount as people write it: `1250`, `₹1,250.50`. Null when it is none. */
export function paiseOf(text: string): number | null {
  const plain = text.replace(/[₹,\s]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
