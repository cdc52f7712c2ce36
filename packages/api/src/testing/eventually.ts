import { setTimeout as sleep } from 'node:timers/promises';

const deadlineMs = 30_000;
const intervalMs = 10;

/**
 * Polls a value until it is as expected. For conditions without an event to await: another process, a socket,
 * a job.
 * @returns the first such value
 * @throws Error with the last value, after 30 seconds
 */
export async function eventually<Value>(
  read: () => Value | Promise<Value>,
  holds: (value: Value) => boolean,
): Promise<Value> {
  const deadline = performance.now() + deadlineMs;
  for (;;) {
    const value = await read();
    if (holds(value)) return value;
    if (performance.now() > deadline)
      throw new Error(`Still ${JSON.stringify(value)} after ${deadlineMs / 1_000} seconds`);
    await sleep(intervalMs);
  }
}
