/** Freezes a JSON value recursively. */
export function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}
