import type { FastifyBaseLogger } from 'fastify';
import { deleteExpiredChallenges, deleteExpiredTickets } from '../features/accounts';
import { deleteOldCalendarChanges } from '../features/availability';
import { emailAnswers } from '../features/chat';
import { applyNewTaxRates } from '../features/catalogue';
import { deleteExpiredInvitations } from '../features/people';
import { deleteOldWebVitals } from '../features/operations/web-vitals';
import type { ContentChanges } from '../platform/content-changes/content-changes';
import type { Database } from '../platform/database/database';
import { startJobs } from '../platform/jobs/start-jobs';
import { deliverOutbox } from '../platform/messages/deliver-outbox';
import type { Messenger } from '../platform/messages/messenger';
import { deleteOldMessages } from '../platform/messages/outbox-repository';
import { deleteExpiredCounters } from '../platform/rate-limits/rate-counters-repository';
import { deleteExpiredSessions } from '../platform/sessions/sessions-repository';

const deliverEveryMs = 5_000;
const answersEveryMs = 30_000;
const dayMs = 24 * 60 * 60_000;
/** Days for which calendar changes can be undone. */
const undoDays = 30;

interface HousekeepingOptions {
  readonly database: Database;
  readonly messenger: Messenger;
  readonly contentChanges: ContentChanges;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** False: jobs run only when called. */
  readonly onSchedule: boolean;
  /** Origins of the site's pages; the first is canonical. */
  readonly siteOrigins: readonly string[];
}

/** Starts the jobs of a process: sending messages, deleting expired data, applying new tax rates. */
export function startHousekeeping(options: HousekeepingOptions) {
  const { database, messenger, contentChanges, now, log, onSchedule, siteOrigins } = options;
  const { db } = database;
  const sweep = {
    name: 'sweep',
    run: async () => {
      const yesterday = new Date(now().getTime() - dayMs);
      await deleteExpiredCounters(db, now());
      await deleteExpiredChallenges(db, yesterday);
      await deleteExpiredTickets(db, yesterday);
      await deleteExpiredSessions(db, yesterday);
      await deleteExpiredInvitations(db, yesterday);
      await deleteOldMessages(db, yesterday);
      await deleteOldCalendarChanges(db, new Date(now().getTime() - undoDays * dayMs));
      await deleteOldWebVitals(db, now());
      await applyNewTaxRates(contentChanges, now());
    },
  };
  const delivery = {
    name: 'delivery',
    everyMs: deliverEveryMs,
    run: () =>
      deliverOutbox(db, messenger, now(), (error) =>
        log.error({ err: error }, 'sending a queued message failed'),
      ),
  };
  const answers = {
    name: 'answers by e-mail',
    everyMs: answersEveryMs,
    run: () => emailAnswers({ database, now, siteOrigins }),
  };
  const jobs = startJobs(
    [delivery, answers, sweep],
    (error, name) => log.error({ err: error }, `${name} failed`),
    onSchedule,
  );
  return {
    /** Sends queued messages now, instead of at the next run. */
    deliver: () => void jobs.run(delivery),
    stop: jobs.stop,
  };
}
