import type { Language } from '@kaadu/contracts';
import type { Contact, GstBuyer, HostNotes, Traveller, TripBody } from '@kaadu/contracts/booking';
import { readPhone } from '@kaadu/contracts/phone';
import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import type { Caller } from '../../../platform/sessions/caller';
import { requirePhone } from '../../accounts';
import { findPaymentOf } from '../../payments';
import { type BookingServices, transitionContext } from '../booking-context';
import { holdMs, isHoldLive, longestHoldMs } from '../booking-times';
import { claimCoupon, emailPerson } from '../trips/coupons';
import { reviseHold } from './hold-trip';
import { type BookingRow, lockBooking, updateBooking } from '../repository';
import { requireTravellers } from '../travellers/require-travellers';
import { saveTravellersOf } from '../travellers/saved-travellers';
import { endHold } from '../shared/end-hold';
import { subjectOf } from '../lifecycle/transition';

/** Runs a change on a locked booking with a live hold. @throws AppError gone, conflict */
function changeHold(
  { database, now }: BookingServices,
  { primaryKey }: BookingRow,
  change: (tx: Db, booking: BookingRow) => Promise<BookingRow>,
): Promise<BookingRow> {
  return database.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, primaryKey);
    if (!isHoldLive(booking, now())) {
      throw new AppError('gone', 'The hold has ended and nothing was charged. Please hold the trip again.');
    }
    return change(tx, booking);
  });
}

/** Changes option, dates, party, extras or coupon of a hold. @throws AppError as `holdTrip` */
export function changeTrip(
  services: BookingServices,
  booking: BookingRow,
  request: { readonly caller: Caller; readonly body: TripBody },
): Promise<BookingRow> {
  return changeHold(services, booking, async (tx, locked) => {
    if (locked.sharedAt !== null) {
      throw new AppError(
        'conflict',
        'The price of this trip is split, so the trip cannot be changed. Release this hold and hold the trip again.',
      );
    }
    if (locked.status !== 'ON_HOLD' || (await findPaymentOf(tx, subjectOf(locked)))) {
      throw new AppError(
        'conflict',
        'You have already started to pay the old price. Release this hold, then hold the trip again.',
      );
    }
    return reviseHold(tx, locked, { ...request, now: services.now() });
  });
}

/** Extends a hold, once. @throws AppError gone, conflict */
export function extendHold(services: BookingServices, booking: BookingRow): Promise<BookingRow> {
  return changeHold(services, booking, async (tx, locked) => {
    if (locked.extended) throw new AppError('conflict', 'This hold has been extended already.');
    const longest = locked.createdAt.getTime() + longestHoldMs;
    const holdExpiresAt = new Date(Math.min(locked.holdExpiresAt.getTime() + holdMs, longest));
    return updateBooking(tx, locked.primaryKey, { holdExpiresAt, extended: true });
  });
}

/** Releases a hold and refunds parts of its price that were paid. @throws AppError gone, conflict while a payment is under way */
export function releaseHold(services: BookingServices, booking: BookingRow): Promise<BookingRow> {
  return changeHold(services, booking, (tx, locked) =>
    endHold(tx, transitionContext(services), locked, 'release'),
  );
}

interface TravellersBody {
  readonly contact: Contact;
  readonly travellers: readonly Traveller[];
  readonly remember: boolean;
  /** Undefined: unchanged. */
  readonly host_notes?: HostNotes | null | undefined;
  readonly gst_buyer?: GstBuyer | null | undefined;
  readonly language?: Language | undefined;
}

/** Saves the travellers. A guest's e-mail address then counts for the coupon limit. @throws AppError invalid, gone */
export function saveTravellers(
  services: BookingServices,
  booking: BookingRow,
  { contact: entered, travellers, remember, language, ...body }: TravellersBody,
): Promise<BookingRow> {
  const { host_notes: hostNotes, gst_buyer: gstBuyer } = body;
  const contact = { ...entered, phone: requirePhone(readPhone(entered.phone), 'contact.phone') };
  return changeHold(services, booking, async (tx, locked) => {
    await requireTravellers(tx, { ...locked, travellers });
    if (locked.couponPk !== null) {
      await claimCoupon(tx, locked.couponPk, locked.primaryKey, [emailPerson(contact.email)]);
    }
    if (remember && locked.userPk !== null) await saveTravellersOf(tx, locked.userPk, travellers);
    return updateBooking(tx, locked.primaryKey, {
      contact,
      travellers,
      ...(hostNotes !== undefined && { hostNotes }),
      ...(gstBuyer !== undefined && { gstBuyer }),
      ...(language && { language }),
    });
  });
}
