/** Formats paise for a small space, in Indian units: ₹50k, ₹2.5L, ₹1Cr. */
export function shortMoney(paise: number): string {
  const rupees = Math.abs(paise) / 100;
  const sign = paise < 0 ? '−' : '';
  const units = [
    [10_000_000, 'Cr'],
    [100_000, 'L'],
    [1_000, 'k'],
  ] as const;
  const unit = units.find(([size]) => rupees >= size);
  const [size, name] = unit ?? [1, ''];
  return `${sign}₹${Number((rupees / size).toFixed(1))}${name}`;
}
