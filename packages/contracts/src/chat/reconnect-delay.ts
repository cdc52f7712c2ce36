const firstMs = 1_000;
const longestMs = 30_000;

/**
 * Delay before a chat client reconnects. It doubles with each failure; jitter takes half to all of it, so
 * that the clients of a stopped process do not reconnect at once.
 * @param failures consecutive failed attempts
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function reconnectDelay(failures: number, random = Math.random()): number {
  const wait = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 10));
  return wait * (0.5 + random / 2);
}
