/**
 * Creates a promise that React's `use` reads without suspending. A value that is already in memory then
 * renders in place instead of being streamed after a fallback. The fields are those that React sets on an
 * awaited promise.
 */
export function fulfilledPromise<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}
