import type { Shares } from '@kaadu/contracts/shared-holds';
import { maxShares } from '@kaadu/contracts/party';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { hashToken, keyedHash } from '../../../platform/secrets/secret-values';
import type { Services } from '../../../platform/services/services';
import { findPaymentOf } from '../../payments';
import type { BookingServices } from '../booking-context';
import { holdMs } from '../booking-times';
import { subjectOf } from '../lifecycle/transition';
import { requirePayable } from '../payment/pay-booking';
import { type BookingRow, lockBooking, updateBooking } from '../repository';
import { requireTravellers } from '../travellers/require-travellers';
import { loadOptionDetails } from '../trips/option-details';
import { lastPaymentOf } from './share-times';
import { addShares, type BookingShare, listShareStates } from './shares-repository';

interface ShareRequest {
  readonly parts: number;
  /** Names of the people who pay, in the order of the parts; empty: not named. */
  readonly names: readonly string[];
  readonly accepted_total: number;
}

/** Derives the secret of a part's link. It is recomputed for the person who booked; only its hash is stored. */
export function shareToken(
  { secrets }: Pick<Services, 'secrets'>,
  { bookingPk, number }: Pick<BookingShare, 'bookingPk' | 'number'>,
): string {
  return keyedHash(secrets.otpPepper, 'share-link', String(bookingPk), String(number)).slice(0, 32);
}

/** Divides a total into equal parts of whole rupees. The first part has the rest. */
export function divideTotal(totalPaise: number, parts: number): number[] {
  const each = Math.floor(totalPaise / parts / 100) * 100;
  return Array.from({ length: parts }, (_, index) => (index === 0 ? totalPaise - each * (parts - 1) : each));
}

/**
 * Splits the price of a hold into parts. The price stays as it is from then on. The hold lasts 30 minutes in all, and
 * a day from now once the first part is paid.
 * @throws AppError gone, conflict, invalid
 */
export function shareHold(
  services: BookingServices,
  { primaryKey }: BookingRow,
  { parts, names, accepted_total: acceptedTotal }: ShareRequest,
): Promise<BookingRow> {
  const { database, now } = services;
  return database.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, primaryKey);
    requirePayable(booking, acceptedTotal, now());
    await requireUnpaid(tx, booking);
    requireParts(booking, parts);
    await requireTravellers(tx, booking);
    const shares = divideTotal(booking.totalPaise, parts).map((amountPaise, index) => {
      const number = index + 1;
      const tokenHash = hashToken(shareToken(services, { bookingPk: primaryKey, number }));
      return { bookingPk: primaryKey, number, name: names[index] || null, amountPaise, tokenHash };
    });
    await addShares(tx, shares);
    const longest = booking.createdAt.getTime() + 2 * holdMs;
    const holdExpiresAt = new Date(Math.max(booking.holdExpiresAt.getTime(), longest));
    return updateBooking(tx, primaryKey, {
      sharedAt: now(),
      extended: true,
      shownTotalPaise: null,
      holdExpiresAt,
    });
  });
}

async function requireUnpaid(tx: Db, booking: BookingRow): Promise<void> {
  if (booking.sharedAt !== null) throw new AppError('conflict', 'The price of this trip is split already.');
  if (booking.status === 'ON_HOLD' && !(await findPaymentOf(tx, subjectOf(booking)))) return;
  throw new AppError(
    'conflict',
    'A payment of the whole price has been started. Release this hold and hold the trip again to split it.',
  );
}

function requireParts({ guests }: BookingRow, parts: number): void {
  const most = Math.min(guests, maxShares);
  if (parts <= most) return;
  const message =
    most < 2
      ? 'A trip for one person has one payment.'
      : `The price can be split into ${most} parts at most.`;
  throw new AppError('invalid', message, { errors: { parts: [message] } });
}

/** Lists the parts of a price with their links, for the person who booked. @throws AppError not_found */
export async function listShares(services: BookingServices, booking: BookingRow): Promise<Shares> {
  const { db } = services.database;
  if (booking.sharedAt === null) throw new AppError('not_found', 'The price of this trip is not split.');
  const { experience } = await loadOptionDetails(db, booking.optionPk);
  return {
    shares: (await listShareStates(db, booking)).map((share) => ({
      number: share.number,
      name: share.name,
      amount: share.amountPaise,
      is_paid: share.isPaid,
      key: shareToken(services, share),
    })),
    extends_to: lastPaymentOf(booking, booking.sharedAt, experience.check_in).toISOString(),
  };
}
