import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '@kaadu/federation/release';
import type { ReleaseControl } from '@kaadu/release-core/service-client';

/** State of the shells with respect to a revision of the channel. */
export interface ServedBy {
  readonly shells: number;
  /** Names of the shells that do not serve it. */
  readonly behind: readonly string[];
  /** Time waited, in seconds. */
  readonly seconds: number;
  /** Reason why the service could not be queried; the move is made nevertheless. */
  readonly fault?: string;
}

export interface WaitOptions {
  /** Timeout of the wait, and time between two polls, in milliseconds. */
  readonly timeoutMs?: number;
  readonly pollMs?: number;
}

/** Seconds without a report after which a shell counts as stopped. Shells report every second. */
const silentAfterSeconds = 5;

/** Waits until every reporting shell serves a revision of the channel. @returns undefined without a service */
export async function waitUntilServed(
  control: Pick<ReleaseControl, 'shells'>,
  channel: string,
  revision: number,
  { timeoutMs = 10_000, pollMs = 200 }: WaitOptions = {},
): Promise<ServedBy | undefined> {
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  for (;;) {
    const shells = await control.shells(channel).catch(messageOf);
    if (typeof shells === 'string') return { shells: 0, behind: [], seconds: elapsed(), fault: shells };
    if (!shells) return undefined;
    const reporting = shells.filter(({ secondsAgo }) => secondsAgo <= silentAfterSeconds);
    const behind = reporting.filter(({ served }) => served < revision).map(({ shell }) => shell);
    const seconds = elapsed();
    if (behind.length === 0 || seconds * 1000 >= timeoutMs)
      return { shells: reporting.length, behind, seconds };
    await sleep(pollMs);
  }
}

/** Formats the state of the shells: `Live on 2 of 2 shells after 0.3 s.` */
export function describeServedBy({ shells, behind, seconds, fault }: ServedBy): string {
  if (fault !== undefined) return `Whether the shells serve it is not known: ${fault}`;
  if (shells === 0) return 'No shell reports to the service, so none has confirmed it.';
  const count = `Live on ${shells - behind.length} of ${shells} ${shells === 1 ? 'shell' : 'shells'} after ${seconds.toFixed(1)} s`;
  return behind.length === 0 ? `${count}.` : `${count}; not yet on ${behind.join(', ')}.`;
}
