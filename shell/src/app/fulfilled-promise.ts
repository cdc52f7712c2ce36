/**
 * A promise that React's `use` reads without suspending, so that a value that is already in memory renders in place
 * instead of being streamed after a fallback. The fields are those that React sets on a promise that it has awaited.
 */
export function fulfilledPromise<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}
