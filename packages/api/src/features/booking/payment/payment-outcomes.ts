import { languageBase, paths } from '@kaadu/contracts';
import type { Db } from '../../../platform/database/database';
import { SoldOut } from '../../availability';
import type { Excess, PaidPayment, PaymentSubjects } from '../../payments';
import { changeDiffers, changePaid } from '../changes/change-paid';
import { type BookingServices, transitionContext } from '../booking-context';
import { issueBookingDocument } from '../documents/booking-documents';
import { startOf } from '../booking-times';
import { linkKey } from '../visitor/caller';
import { loadOptionDetails } from '../trips/option-details';
import { readableCode } from '../holds/readable-code';
import { type BookingRow, findBookingByKey, lockBooking } from '../repository';
import { sharePaid, shareDiffers } from '../shared/share-paid';
import { shareToken } from '../shared/share-hold';
import { findTravellerProblems } from '../travellers/require-travellers';
import { CouponUsed, transition } from '../lifecycle/transition';
import { viewBooking } from '../visitor/view-booking';

const prefix = 'booking:';

/** Returns the booking key of a payments subject. */
export function keyOf(subject: string): number {
  if (!subject.startsWith(prefix)) throw new Error(`${subject} is not a booking`);
  return Number(subject.replace(prefix, ''));
}

/** Returns the columns of a confirmed booking: a voucher, and an invoice with the next number. */
export async function confirmedValues(tx: Db, services: BookingServices, booking: BookingRow) {
  await issueBookingDocument(tx, services, booking, { kind: 'invoice', amountPaise: booking.totalPaise });
  return { voucherCode: readableCode(4), confirmedAt: services.now(), paymentFailed: false };
}

/** Confirms a paid booking or submits it to the operator; after its hold, rebooks or refunds it (booking §3). */
async function paid(tx: Db, services: BookingServices, payment: PaidPayment): Promise<void> {
  const booking = await lockBooking(tx, keyOf(payment.subject));
  if (payment.part > 0) return changePaid(tx, services, booking, payment);
  if (payment.part < 0) return sharePaid(tx, services, booking, payment, completePaid);
  if (booking.status === 'EXPIRED') return paidLate(tx, services, booking);
  return completePaid(tx, services, booking);
}

/** Confirms a booking whose price has been paid in time, or submits it to the operator. */
async function completePaid(tx: Db, services: BookingServices, booking: BookingRow): Promise<void> {
  const context = transitionContext(services);
  if ((await findTravellerProblems(tx, booking)).length > 0) return refundUnfit(tx, services, booking);
  if (booking.onRequest) {
    await transition(tx, context, booking, 'request', { paymentFailed: false });
    return;
  }
  await transition(tx, context, booking, 'confirm', await confirmedValues(tx, services, booking));
}

/** Refunds a late payment. Sends an e-mail in addition to the one about the ended hold. */
function refundLate(tx: Db, services: BookingServices, booking: BookingRow): Promise<BookingRow> {
  const values = { endedAt: services.now(), sequence: booking.sequence + 1 };
  return transition(tx, transitionContext(services), booking, 'refund_late', values);
}

/** Ends a hold whose travellers do not match the paid party, and refunds the payment. */
async function refundUnfit(tx: Db, services: BookingServices, booking: BookingRow): Promise<void> {
  const ended = await transition(tx, transitionContext(services), booking, 'expire');
  await refundLate(tx, services, ended);
}

async function paidLate(tx: Db, services: BookingServices, booking: BookingRow): Promise<void> {
  const context = transitionContext(services);
  const { experience } = await loadOptionDetails(tx, booking.optionPk);
  const start = startOf(booking, experience.check_in);
  const isUnfit = (await findTravellerProblems(tx, booking)).length > 0;
  if (booking.onRequest || start <= services.now() || isUnfit) {
    await refundLate(tx, services, booking);
    return;
  }
  try {
    // A savepoint, so that a failed attempt leaves nothing behind when there is no room.
    await tx.transaction(async (attempt) =>
      transition(
        attempt,
        context,
        booking,
        'confirm_late',
        await confirmedValues(attempt, services, booking),
      ),
    );
  } catch (error) {
    if (!(error instanceof SoldOut || error instanceof CouponUsed)) throw error;
    await refundLate(tx, services, booking);
  }
}

/** Handles a payment that differs from the order: releases the capacity and notifies the traveller of the refund. */
async function returned(
  tx: Db,
  services: BookingServices,
  payment: PaidPayment,
  received: Excess,
): Promise<void> {
  const booking = await lockBooking(tx, keyOf(payment.subject));
  if (payment.part > 0) return changeDiffers(tx, services, booking, payment, received);
  if (payment.part < 0) return shareDiffers(tx, services, booking);
  const trigger = booking.status === 'EXPIRED' ? 'return_late' : 'return_payment';
  const values = { endedAt: services.now(), paymentFailed: true };
  await transition(tx, transitionContext(services), booking, trigger, values);
}

/** Sends an e-mail about money, without a change of the booking. */
async function notify(
  tx: Db,
  services: BookingServices,
  { subject }: PaidPayment,
  kind: 'paid_again' | 'refund_delayed',
  refund?: Excess,
): Promise<void> {
  const booking = await lockBooking(tx, keyOf(subject));
  await transitionContext(services).notify(tx, booking, kind, refund && { refund });
}

/** Returns the hashes that identify a customer: account and browser. Contacts are unverified. */
async function customerOf(db: Db, subject: string): Promise<string[]> {
  const { userPk, visitorHash } = await requireByKey(db, subject);
  return [`visitor ${visitorHash}`, ...(userPk === null ? [] : [`user ${userPk}`])];
}

async function requireByKey(db: Db, subject: string): Promise<BookingRow> {
  const booking = await findBookingByKey(db, keyOf(subject));
  if (!booking) throw new Error(`There is no ${subject}`);
  return booking;
}

/** Records a failed attempt. The hold or the pending change stays, so the visitor may retry until it ends. */
async function failed(tx: Db, services: BookingServices, payment: PaidPayment): Promise<void> {
  if (payment.part !== 0) return;
  const booking = await lockBooking(tx, keyOf(payment.subject));
  if (booking.status !== 'PAYMENT_PENDING') return;
  await transition(tx, transitionContext(services), booking, 'fail_payment', { paymentFailed: true });
}

async function refunded(tx: Db, services: BookingServices, payment: PaidPayment): Promise<void> {
  const booking = await lockBooking(tx, keyOf(payment.subject));
  // A rejected booking stays rejected, and an overpaid one stays confirmed.
  if (booking.status !== 'REFUND_PENDING') return;
  await transition(tx, transitionContext(services), booking, 'refund');
}

const outcomePages = { checkout: '', success: '/success', pending: '/pending', failure: '/failure' } as const;

/** Returns the URL for a booking's state. Without its key, only the browser that booked can open it. */
async function returnUrl(
  db: Db,
  services: BookingServices,
  { subject, part }: Pick<PaidPayment, 'subject' | 'part'>,
  asOwner: boolean,
): Promise<string> {
  const booking = await requireByKey(db, subject);
  const site = `${services.siteOrigins[0] ?? ''}${languageBase(booking.language)}`;
  if (part < 0) {
    const token = shareToken(services, { bookingPk: booking.primaryKey, number: -part });
    return `${site}${paths.sharedTrip.getHref(asOwner ? token : undefined)}`;
  }
  if (part > 0) {
    const { reference } = booking;
    const link = { reference, key: asOwner ? linkKey(services, reference) : undefined };
    return `${site}${paths.myBooking.getHref(link)}`;
  }
  const { page, experience, reference } = await viewBooking(db, services, booking);
  // A failed attempt first shows the failure page, which offers another.
  const path = outcomePages[page === 'checkout' && booking.paymentFailed ? 'failure' : page];
  const href = paths.experience.getHref(experience.url, experience.primary_key);
  const key = asOwner ? `&key=${linkKey(services, reference)}` : '';
  return `${site}${href}/buy${path}?ref=${reference}${key}`;
}

/** Implements `PaymentSubjects` for bookings. */
export function bookingPayments(services: BookingServices): PaymentSubjects {
  return {
    paid: (tx, payment) => paid(tx, services, payment),
    returned: (tx, payment, received) => returned(tx, services, payment, received),
    paidAgain: (tx, payment, excess) => notify(tx, services, payment, 'paid_again', excess),
    refundDelayed: (tx, payment) => notify(tx, services, payment, 'refund_delayed'),
    failed: (tx, payment) => failed(tx, services, payment),
    lock: async (tx, subject) => void (await lockBooking(tx, keyOf(subject))),
    refunded: (tx, payment) => refunded(tx, services, payment),
    returnUrl: (db, payment, asOwner) => returnUrl(db, services, payment, asOwner),
    reference: async (db, subject) => {
      const { reference } = await requireByKey(db, subject);
      return { reference, booking: reference };
    },
    customer: customerOf,
  };
}
