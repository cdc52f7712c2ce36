import { repriceIfRatesChanged } from '../../features/catalogue/reprice-cards';
import { deliverOutbox } from '../messages/deliver-outbox';
import { sweepChallenges } from '../../features/accounts/otp-challenges-repository';
import { sweepOutbox } from '../messages/outbox-repository';
import { sweepCounters } from '../rate-limits/rate-counters-repository';
import { sweepSessions } from '../sessions/sessions-repository';
import { sweepTickets } from '../../features/accounts/signup-tickets-repository';
import { contentChanged } from '../cache/read-cache';
import type { Messenger } from '../messages/messenger';
import type { Database } from '../database/database';

const deliverEveryMs = 5_000;
const sweepEveryMs = 60 * 60_000;
const day = 24 * 60 * 60_000;

/**
 * What a process does by itself: sends queued messages, drops what is over, re-prices when a tax rate takes effect.
 * One run at a time; `stop` waits for the one in progress.
 */
export function startHousekeeping(
  database: Database,
  messenger: Messenger,
  now: () => Date,
  onFailure: (error: unknown, what: string) => void,
) {
  const { db } = database;
  let work: Promise<void> = Promise.resolve();
  let stopped = false;

  function run(what: string, task: () => Promise<unknown>): Promise<void> {
    work = work.then(async () => {
      if (stopped) return;
      try {
        await task();
      } catch (error) {
        onFailure(error, what);
      }
    });
    return work;
  }

  async function sweep(): Promise<void> {
    const yesterday = new Date(now().getTime() - day);
    await sweepCounters(db, now());
    await sweepChallenges(db, yesterday);
    await sweepTickets(db, yesterday);
    await sweepSessions(db, yesterday);
    await sweepOutbox(db, yesterday);
    if (await repriceIfRatesChanged(db, now())) await database.notify(contentChanged);
  }

  const deliver = () =>
    run('delivery', () =>
      deliverOutbox(db, messenger, now(), (error) => onFailure(error, 'sending a queued message')),
    );
  const timers = [
    setInterval(() => void deliver(), deliverEveryMs),
    setInterval(() => void run('sweep', sweep), sweepEveryMs),
  ];
  for (const timer of timers) timer.unref();
  void run('sweep', sweep);

  return {
    /** Sends what is queued, now rather than in a few seconds. */
    deliver,
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await work;
    },
  };
}
