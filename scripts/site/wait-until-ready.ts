import { setTimeout as sleep } from 'node:timers/promises';
import type { ManagedProcess } from './managed-process';

const patienceMs = 90_000;

/**
 * Waits until a process answers its readiness check.
 * @returns false when it ended first (it has said why) or did not get ready in a minute and a half
 */
export async function waitUntilReady(url: string, process: ManagedProcess): Promise<boolean> {
  let ended = false;
  void process.ended.then(() => (ended = true));
  const deadline = Date.now() + patienceMs;
  while (!ended && Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return true;
    await Promise.race([sleep(100), process.ended]);
  }
  return false;
}
