import type { SharedTrip, SharedTripState } from '@kaadu/contracts/shared-holds';
import type { Db } from '../../../platform/database/database';
import { inSnapshot } from '../../../platform/database/in-snapshot';
import { AppError } from '../../../platform/errors/app-error';
import { listRefundsOf, refundStateOf } from '../../payments';
import type { BookingServices } from '../booking-context';
import { isHoldLive } from '../booking-times';
import { subjectOf } from '../lifecycle/transition';
import type { BookingRow } from '../repository';
import type { OptionDetails } from '../trips/option-details';
import { lastPaymentOf } from './share-times';
import { type BookingShare, findShare, listShareStates } from './shares-repository';

/** A part of a price and its booking, as a link names them. */
export interface FoundShare {
  readonly share: BookingShare;
  readonly booking: BookingRow;
  readonly sharedAt: Date;
}

/** Finds the part of a link. @throws AppError not_found */
export async function requireShare(db: Db, token: string): Promise<FoundShare> {
  const found = await findShare(db, token);
  const sharedAt = found?.booking.sharedAt;
  if (found && sharedAt) return { ...found, sharedAt };
  throw new AppError(
    'not_found',
    'We cannot find this trip. Ask the person who sent you the link for it again.',
  );
}

function stateOf(booking: BookingRow, now: Date): SharedTripState {
  const { status, confirmedAt } = booking;
  if (status === 'ON_HOLD') return isHoldLive(booking, now) ? 'open' : 'checking';
  if (status === 'PENDING') return 'waiting';
  if (status === 'CONFIRMED' || status === 'REDEEMED' || status === 'NO_SHOW') return 'booked';
  return confirmedAt === null ? 'ended' : 'cancelled';
}

const firstName = (name: string | null | undefined) => name?.trim().split(/\s+/)[0] ?? '';

/** Returns a trip for the person who pays one part of it. @throws AppError not_found */
export async function getSharedTrip(services: BookingServices, token: string): Promise<SharedTrip> {
  const { db } = services.database;
  const { booking } = await requireShare(db, token);
  const details = await services.options.get(booking.optionPk);
  return inSnapshot(db, (tx) => readSharedTrip(tx, token, details, services.now()));
}

async function readSharedTrip(
  db: Db,
  token: string,
  { experience, option }: OptionDetails,
  now: Date,
): Promise<SharedTrip> {
  const { share, booking, sharedAt } = await requireShare(db, token);
  const shares = await listShareStates(db, booking);
  const own = shares.find(({ number }) => number === share.number);
  const refunds = await listRefundsOf(db, subjectOf(booking));
  const { quote, totalPaise: total } = booking;
  return {
    experience,
    option,
    from: booking.fromDay,
    to: booking.toDay,
    slot: booking.slot || null,
    party: { guests: booking.guests, ages: booking.ages },
    state: stateOf(booking, now),
    booked_by: firstName(booking.contact?.name),
    total,
    split: { parts: shares.length, paid: shares.filter(({ isPaid }) => isPaid).length },
    own: {
      number: share.number,
      name: share.name,
      amount: share.amountPaise,
      tax: Math.round(((quote.total - quote.taxable) * share.amountPaise) / total),
      is_paid: own?.isPaid ?? false,
      refund: refundStateOf(refunds.filter(({ paymentPk }) => paymentPk === own?.payment?.primaryKey)),
    },
    others: shares
      .filter(({ number }) => number !== share.number)
      .map(({ name, isPaid }) => ({ name: firstName(name) || null, is_paid: isPaid })),
    expires_at: booking.holdExpiresAt.toISOString(),
    extends_to: lastPaymentOf(booking, sharedAt, experience.check_in).toISOString(),
    server_time: now.toISOString(),
  };
}
