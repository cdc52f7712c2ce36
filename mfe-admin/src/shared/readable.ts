/** Formats a value of a field as text; entries of lists are on separate lines. */
export function readable(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(readable).join('\n\n');
  if (typeof value !== 'object') return String(value);
  const members: unknown[] = Object.values(value);
  return members
    .filter((one) => one !== null && one !== '')
    .map(readable)
    .join('\n');
}
