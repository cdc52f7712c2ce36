/**
 * A promise whose value React's `use` reads without suspending, so that what is in memory already renders in place
 * rather than being streamed after a fallback. The fields are those that React itself sets on a promise it awaited.
 */
export function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}
