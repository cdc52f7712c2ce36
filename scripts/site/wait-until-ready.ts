import { setTimeout as sleep } from 'node:timers/promises';
import type { ManagedProcess } from './managed-process';
import { PartEnded, StartFault } from './preflight';

const patienceMs = 90_000;

/**
 * Waits until a process answers its readiness check.
 * @throws PartEnded when it ended first, StartFault when it did not get ready in time
 */
export async function waitUntilReady(url: string, process: ManagedProcess): Promise<void> {
  let ended = false;
  void process.ended.then(() => (ended = true));
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    if (ended) throw new PartEnded(`The ${process.name} ended before it was ready.`);
    await Promise.race([sleep(100), process.ended]);
  }
  throw new StartFault(
    `The ${process.name} did not get ready in ${patienceMs / 1000} s. VERBOSE=1 shows its log.`,
  );
}
