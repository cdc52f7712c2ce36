import { indiaDate } from '../../platform/money/india-date';
import type { Services } from '../../platform/services/services';
import { findOpenings, type OfferedTrip, type Trip } from '../availability';
import {
  deleteEnded,
  listAwaited,
  listNotified,
  lockWaiting,
  markNotified,
  type WaitlistEntry,
} from './repository';
import { queueWaitlistEmail } from './waitlist-emails';

const hourMs = 60 * 60_000;
/** Time for which freed units are not offered to the next person. */
const headStartMs = 2 * hourMs;
/** Time to confirm an address. */
const confirmMs = 24 * hourMs;

type WaitlistServices = Pick<
  Services,
  'database' | 'now' | 'secrets' | 'siteOrigins' | 'apiOrigin' | 'deliver'
>;

const tripOf = ({ fromDay, toDay, guests, ages }: WaitlistEntry): Trip => ({
  from: fromDay,
  to: toDay,
  party: { guests, ages },
});

function offeredTrip(entry: WaitlistEntry): OfferedTrip[] {
  const { offeredOptionPk: optionPk, offeredSlot: slot } = entry;
  return optionPk === null || slot === null ? [] : [{ optionPk, slot, trip: tripOf(entry) }];
}

/** Notifies those who wait for an experience, in the order in which they joined, as far as its free units go. */
async function notifyWaiting(services: WaitlistServices, experiencePk: number): Promise<void> {
  const { database } = services;
  const now = services.now();
  const today = indiaDate(now);
  await database.db.transaction(async (tx) => {
    // Another process that notifies the same people ends before these locks are granted.
    const waiting = await lockWaiting(tx, experiencePk, today);
    if (waiting.length === 0) return;
    const notified = await listNotified(tx, experiencePk, new Date(now.getTime() - headStartMs));
    const ends = [...waiting, ...notified].map(({ fromDay, toDay }) => toDay ?? fromDay).sort();
    const days = { from: today, to: ends.at(-1) ?? today };
    const offered = notified.flatMap(offeredTrip);
    const openings = await findOpenings(tx, experiencePk, { ...days, offered }, now);
    for (const entry of waiting) {
      const opening = openings.take(tripOf(entry));
      if (!opening) continue;
      await markNotified(tx, entry.primaryKey, {
        notifiedAt: now,
        offeredOptionPk: opening.optionPk,
        offeredSlot: opening.slot,
      });
      await queueWaitlistEmail(tx, services, entry, 'freed');
    }
  });
}

/**
 * E-mails those who wait for dates that can be booked again, whatever freed them, and deletes entries that have ended.
 * Each is notified once: the e-mail is queued in the transaction that records it.
 */
export async function notifyFreed(
  services: WaitlistServices,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const { database, now } = services;
  const at = now().getTime();
  await deleteEnded(database.db, {
    today: indiaDate(now()),
    notifiedBefore: new Date(at - headStartMs),
    createdBefore: new Date(at - confirmMs),
  });
  for (const experiencePk of await listAwaited(database.db, indiaDate(now()))) {
    try {
      await notifyWaiting(services, experiencePk);
    } catch (error) {
      onFailure(error);
    }
  }
  services.deliver();
}
