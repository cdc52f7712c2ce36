const format = (fractionDigits: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: fractionDigits,
    minimumFractionDigits: fractionDigits,
  });
const rupees = format(0);
const rupeesAndPaise = format(2);

/** Formats integer paise as rupees the Indian way: 1234500 → ₹12,345, and 1234550 → ₹12,345.50. */
export function formatPaise(paise: number): string {
  return (paise % 100 === 0 ? rupees : rupeesAndPaise).format(paise / 100);
}
