const firstMs = 1_000;
const longestMs = 30_000;

/**
 * How long a client of the chat waits before another attempt to connect: twice as long after each failure, and of that
 * anything from half to all, so that the visitors of a process that stopped do not come back at the same moment.
 * @param failures attempts that failed in a row
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function reconnectDelay(failures: number, random = Math.random()): number {
  const wait = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 10));
  return wait * (0.5 + random / 2);
}
