const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});

/** Formats integer paise as rupees the Indian way, without a fraction when there is none: 1234500 → ₹12,345. */
export function formatPaise(paise: number): string {
  return rupees.format(paise / 100);
}
