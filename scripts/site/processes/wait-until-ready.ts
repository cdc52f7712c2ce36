import { setTimeout as sleep } from 'node:timers/promises';
import type { ManagedProcess } from './managed-process';
import { ProcessExited, StartupError } from '../preflight';

const defaultTimeoutMs = 90_000;

/**
 * Waits until a process passes its readiness check.
 * @throws ProcessExited when it exits first, StartupError when it times out
 */
export async function waitUntilReady(
  url: string,
  process: ManagedProcess,
  timeoutMs = defaultTimeoutMs,
): Promise<void> {
  let ended: string | undefined;
  void process.ended.then((end) => (ended = end));
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
    // Checked first, because another process may own the port and respond.
    if (ended !== undefined)
      throw new ProcessExited(`The ${process.name} ended before it was ready: ${ended}.`);
    if (response?.ok) return;
    await Promise.race([sleep(100), process.ended]);
  }
  throw new StartupError(
    `The ${process.name} was not ready within ${timeoutMs / 1000} s. Run with VERBOSE=1 to see its log.`,
  );
}
