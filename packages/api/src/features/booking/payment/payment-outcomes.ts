import { paths } from '@kaadu/contracts';
import type { Db } from '../../../platform/database/database';
import { SoldOut } from '../../availability';
import { type PaidPayment, type PaymentSubjects, requestRefund } from '../../payments';
import { type BookingServices, transitionContext } from '../booking-context';
import { issueBookingDocument } from '../documents/booking-documents';
import { startOf } from '../booking-times';
import { linkKey } from '../visitor/caller';
import { loadOptionDetails } from '../trips/option-details';
import { readableCode } from '../holds/readable-code';
import { type BookingRow, findBookingByKey, lockBooking } from '../repository';
import { findTravellerProblems } from '../travellers/require-travellers';
import { CouponUsed, subjectOf, transition } from '../lifecycle/transition';
import { viewBooking } from '../visitor/view-booking';

const prefix = 'booking:';

/** Key of the booking that payments call `subject`. */
export function keyOf(subject: string): number {
  if (!subject.startsWith(prefix)) throw new Error(`${subject} is not a booking`);
  return Number(subject.replace(prefix, ''));
}

/** What a confirmed booking gets: a voucher, and an invoice with the next number. */
export async function confirmedValues(tx: Db, services: BookingServices, booking: BookingRow) {
  await issueBookingDocument(tx, services, booking, { kind: 'invoice', amountPaise: booking.totalPaise });
  return { voucherCode: readableCode(4), confirmedAt: services.now(), paymentFailed: false };
}

/** A paid booking is confirmed, or put to the operator, or after its hold has ended booked again or refunded (booking §3). */
async function paid(tx: Db, services: BookingServices, payment: PaidPayment): Promise<void> {
  const booking = await lockBooking(tx, keyOf(payment.subject));
  const context = transitionContext(services);
  if (booking.status === 'EXPIRED') return paidLate(tx, services, booking);
  if ((await findTravellerProblems(tx, booking)).length > 0) return refundUnfit(tx, services, booking);
  if (booking.onRequest) {
    await transition(tx, context, booking, 'request', { paymentFailed: false });
    return;
  }
  await transition(tx, context, booking, 'confirm', await confirmedValues(tx, services, booking));
}

/** Gives a late payment back. It is told by an e-mail besides the one about the hold that has ended. */
function refundLate(tx: Db, services: BookingServices, booking: BookingRow): Promise<BookingRow> {
  const values = { endedAt: services.now(), sequence: booking.sequence + 1 };
  return transition(tx, transitionContext(services), booking, 'refund_late', values);
}

/** Ends a hold that was paid for other travellers than it is for, and gives the payment back. */
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
    // A savepoint: what the attempt has written goes when there is no room.
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

/** What came was not what was ordered: the place is given back, and the traveller is told that the money goes back. */
async function returned(tx: Db, services: BookingServices, payment: PaidPayment): Promise<void> {
  const booking = await lockBooking(tx, keyOf(payment.subject));
  const trigger = booking.status === 'EXPIRED' ? 'return_late' : 'return_payment';
  const values = { endedAt: services.now(), paymentFailed: true };
  await transition(tx, transitionContext(services), booking, trigger, values);
}

/** Tells the traveller about money, without a change of the booking. */
async function tell(
  tx: Db,
  services: BookingServices,
  { subject }: PaidPayment,
  kind: 'paid_again' | 'refund_delayed',
): Promise<void> {
  const booking = await lockBooking(tx, keyOf(subject));
  await transitionContext(services).notify(tx, booking, kind);
}

/** Marks by which a customer is recognised: account and browser. Contacts are what somebody typed, and prove nothing. */
async function customerOf(db: Db, subject: string): Promise<string[]> {
  const { userPk, visitorHash } = await requireByKey(db, subject);
  return [`visitor ${visitorHash}`, ...(userPk === null ? [] : [`user ${userPk}`])];
}

async function requireByKey(db: Db, subject: string): Promise<BookingRow> {
  const booking = await findBookingByKey(db, keyOf(subject));
  if (!booking) throw new Error(`There is no ${subject}`);
  return booking;
}

/** A failed attempt leaves the hold as it is: the visitor may try again until it ends. */
async function failed(tx: Db, services: BookingServices, payment: PaidPayment): Promise<void> {
  const booking = await lockBooking(tx, keyOf(payment.subject));
  if (booking.status !== 'PAYMENT_PENDING') return;
  await transition(tx, transitionContext(services), booking, 'fail_payment', { paymentFailed: true });
}

async function refunded(tx: Db, services: BookingServices, payment: PaidPayment): Promise<void> {
  const booking = await lockBooking(tx, keyOf(payment.subject));
  // A rejected booking stays rejected, and one that was paid twice stays confirmed.
  if (booking.status !== 'REFUND_PENDING') return;
  await transition(tx, transitionContext(services), booking, 'refund');
}

const outcomePages = { checkout: '', success: '/success', pending: '/pending', failure: '/failure' } as const;

/** The page of a booking's state. Without the link's key only the browser that holds the booking can open it. */
async function returnUrl(
  db: Db,
  services: BookingServices,
  subject: string,
  asOwner: boolean,
): Promise<string> {
  const booking = await requireByKey(db, subject);
  const { page, experience, reference } = await viewBooking(db, services, booking);
  // A failed attempt shows what failed before it offers another.
  const path = outcomePages[page === 'checkout' && booking.paymentFailed ? 'failure' : page];
  const site = services.siteOrigins[0] ?? '';
  const href = paths.experience.getHref(experience.url, experience.primary_key);
  const key = asOwner ? `&key=${linkKey(services, reference)}` : '';
  return `${site}${href}/buy${path}?ref=${reference}${key}`;
}

/** Bookings, as payments see them. */
export function bookingPayments(services: BookingServices): PaymentSubjects {
  return {
    paid: (tx, payment) => paid(tx, services, payment),
    returned: (tx, payment) => returned(tx, services, payment),
    paidAgain: (tx, payment) => tell(tx, services, payment, 'paid_again'),
    refundDelayed: (tx, payment) => tell(tx, services, payment, 'refund_delayed'),
    failed: (tx, payment) => failed(tx, services, payment),
    lock: async (tx, subject) => void (await lockBooking(tx, keyOf(subject))),
    refunded: (tx, payment) => refunded(tx, services, payment),
    returnUrl: (db, subject, asOwner) => returnUrl(db, services, subject, asOwner),
    reference: async (db, subject) => {
      const { reference } = await requireByKey(db, subject);
      return { reference, booking: reference };
    },
    customer: customerOf,
  };
}

/** Gives part of what was paid back. */
export function refundPart(
  tx: Db,
  booking: BookingRow,
  amountPaise: number,
  reason: string,
  now: Date,
): Promise<void> {
  const receipt = `${booking.reference}-${reason}-${booking.sequence}`;
  return requestRefund(tx, { subject: subjectOf(booking), amountPaise, receipt, reason, now });
}
