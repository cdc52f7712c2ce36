import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '@kaadu/federation/release';
import type { ReleaseControl } from '@kaadu/release-core/service-client';

/** What the shells said about a revision of the channel. */
export interface ServedBy {
  readonly shells: number;
  /** Names of those that do not serve it. */
  readonly behind: readonly string[];
  /** How long it was waited for, in seconds. */
  readonly seconds: number;
  /** Why the service could not be asked; the move is made nevertheless. */
  readonly fault?: string;
}

export interface WaitOptions {
  /** When it is given up, and how long is waited between two looks, in milliseconds. */
  readonly timeoutMs?: number;
  readonly pollMs?: number;
}

/** Shells report every second; one that has not for longer was stopped or is out of reach. */
const silentAfterSeconds = 5;

/** Waits until every shell that reports serves a revision of the channel. @returns undefined without a service */
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

/** `Live on 2 of 2 shells after 0.3 s.` */
export function describeServedBy({ shells, behind, seconds, fault }: ServedBy): string {
  if (fault !== undefined) return `Whether the shells serve it is not known: ${fault}`;
  if (shells === 0) return 'No shell reports to the service, so none has confirmed it.';
  const count = `Live on ${shells - behind.length} of ${shells} ${shells === 1 ? 'shell' : 'shells'} after ${seconds.toFixed(1)} s`;
  return behind.length === 0 ? `${count}.` : `${count}; not yet on ${behind.join(', ')}.`;
}
