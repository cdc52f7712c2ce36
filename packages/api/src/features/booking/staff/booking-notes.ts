import type { BookingNote } from '@kaadu/contracts/booking';
import { asc, eq } from 'drizzle-orm';
import { type Actor, makeChanges } from '../../../platform/audit/make-change';
import type { Db } from '../../../platform/database/database';
import { users } from '../../../platform/sessions/tables';
import type { BookingServices } from '../booking-context';
import type { BookingRow } from '../repository';
import { bookingNotes } from '../tables';
import { auditSubject, lockByReference } from './operate-bookings';

/** Lists the notes of staff on a booking, the oldest first. */
export async function listNotes(
  db: Db,
  { primaryKey }: Pick<BookingRow, 'primaryKey'>,
): Promise<BookingNote[]> {
  const rows = await db
    .select({ note: bookingNotes, by: { firstName: users.firstName, lastName: users.lastName } })
    .from(bookingNotes)
    .leftJoin(users, eq(users.primaryKey, bookingNotes.userPk))
    .where(eq(bookingNotes.bookingPk, primaryKey))
    .orderBy(asc(bookingNotes.primaryKey));
  return rows.map(({ note, by }) => ({
    primary_key: note.primaryKey,
    text: note.text,
    by: by && `${by.firstName} ${by.lastName}`.trim(),
    at: note.createdAt.toISOString(),
  }));
}

/** Stores a note. */
export async function insertNote(
  tx: Db,
  { primaryKey }: Pick<BookingRow, 'primaryKey'>,
  note: { readonly userPk: number; readonly text: string; readonly createdAt: Date },
): Promise<void> {
  await tx.insert(bookingNotes).values({ bookingPk: primaryKey, ...note });
}

/** Adds a note to a booking. The audit log records that, without the text. @throws AppError not_found */
export function addNote(
  services: BookingServices,
  actor: Actor,
  { reference, text }: { readonly reference: string; readonly text: string },
): Promise<void> {
  return makeChanges(services, actor, async ({ tx, audit }) => {
    const booking = await lockByReference(tx, reference);
    await insertNote(tx, booking, { userPk: actor.user.primaryKey, text, createdAt: services.now() });
    await audit({ action: 'addBookingNote', subject: auditSubject(booking) });
  });
}
