import type { Booking, StaffAction, StaffBooking } from '@kaadu/contracts/booking';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { inSnapshot } from '../../../platform/database/in-snapshot';
import { AppError } from '../../../platform/errors/app-error';
import { listMessagesAbout } from '../../../platform/messages/outbox-repository';
import { users } from '../../../platform/sessions/tables';
import { findUser, type User } from '../../../platform/sessions/users-repository';
import { findPaymentOf, listAllDocuments, listRefundRequests, listRefundsOf } from '../../payments';
import type { BookingServices } from '../booking-context';
import { noShowWindow, voucherWindow } from '../booking-times';
import { quoteCancellation } from '../changes/cancel-booking';
import { documentKey } from '../visitor/caller';
import { type BookingRow, findBooking } from '../repository';
import { bookingTransitions } from '../tables';
import { subjectOf } from '../lifecycle/transition';
import { viewBooking } from '../visitor/view-booking';
import { listNotes } from './booking-notes';
import { refundableOf } from './refund-by-staff';

const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();
const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

const isWithin = (now: Date, { from, until }: { readonly from: Date; readonly until: Date }) =>
  now >= from && now < until;

/** Returns the actions available to the member of staff, by the checks of the endpoints themselves. */
function actionsOf(booking: BookingRow, role: User['role'], refundable: number, now: Date): StaffAction[] {
  const may = (...roles: User['role'][]) => role === 'admin' || roles.includes(role);
  const isConfirmed = booking.status === 'CONFIRMED';
  const possible: Record<StaffAction, boolean> = {
    decide: may('operator', 'sales') && booking.status === 'PENDING',
    refund: may('finance') && refundable > 0,
    redeem: may('operator') && isConfirmed && isWithin(now, voucherWindow(booking)),
    no_show: may('operator') && isConfirmed && isWithin(now, noShowWindow(booking)),
  };
  return (['decide', 'refund', 'redeem', 'no_show'] as const).filter((action) => possible[action]);
}

/** Returns what the member of staff can do for the traveller, with the amounts of a cancellation. */
async function readOffers(
  db: Db,
  booking: BookingRow,
  view: Booking,
  { role }: User,
  now: Date,
): Promise<Pick<StaffBooking, 'cancel_quote' | 'can_change' | 'can_release' | 'can_resend'>> {
  const isFinance = role === 'finance';
  const servesTravellers = isFinance || role === 'sales' || role === 'operator' || role === 'admin';
  return {
    cancel_quote: servesTravellers && view.can_cancel ? await quoteCancellation(db, booking, now) : null,
    can_change: servesTravellers && view.can_change_dates,
    can_release: servesTravellers && !isFinance && booking.status === 'ON_HOLD',
    can_resend: servesTravellers && booking.status === 'CONFIRMED',
  };
}

async function readHistory(db: Db, booking: BookingRow): Promise<StaffBooking['history']> {
  const rows = await db
    .select({
      transition: bookingTransitions,
      by: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(bookingTransitions)
    .leftJoin(users, eq(users.primaryKey, bookingTransitions.userPk))
    .where(eq(bookingTransitions.bookingPk, booking.primaryKey))
    .orderBy(asc(bookingTransitions.primaryKey));
  return rows.map(({ transition: { at, trigger, toStatus, note }, by }) => ({
    at: at.toISOString(),
    trigger,
    status: toStatus,
    by: by && nameOf(by),
    note,
  }));
}

async function readPayment(db: Db, booking: BookingRow): Promise<Pick<StaffBooking, 'payment' | 'refunds'>> {
  const payment = await findPaymentOf(db, subjectOf(booking));
  if (!payment) return { payment: null, refunds: [] };
  const { gateway, orderId, paymentId, amountPaise, status, createdAt, paidAt } = payment;
  const refunds = await listRefundsOf(db, subjectOf(booking));
  return {
    payment: {
      gateway,
      order_id: orderId,
      payment_id: paymentId,
      amount: amountPaise,
      status,
      created_at: createdAt.toISOString(),
      paid_at: isoOrNull(paidAt),
    },
    refunds: refunds.map((refund) => ({
      receipt: refund.receipt,
      amount: refund.amountPaise,
      reason: refund.reason,
      status: refund.status,
      ...(refund.currency !== 'INR' && { currency: refund.currency }),
      created_at: refund.createdAt.toISOString(),
    })),
  };
}

async function readRequests(db: Db, booking: BookingRow): Promise<StaffBooking['refund_requests']> {
  const rows = await listRefundRequests(db, subjectOf(booking));
  return rows.map(({ request, requester, decider }) => ({
    primary_key: request.primaryKey,
    amount: request.amountPaise,
    reason: request.reason,
    cancels: request.cancels,
    status: request.status,
    requested_by: { primary_key: request.requestedBy, name: nameOf(requester) },
    requested_at: request.requestedAt.toISOString(),
    decided_by: decider && nameOf(decider),
    decided_at: isoOrNull(request.decidedAt),
  }));
}

/** Reads the documents and e-mails of a booking. */
async function readPapers(
  db: Db,
  services: BookingServices,
  booking: BookingRow,
): Promise<Pick<StaffBooking, 'documents' | 'emails'>> {
  const documents = await listAllDocuments(db, subjectOf(booking));
  const emails = await listMessagesAbout(db, `${booking.reference} `);
  return {
    documents: documents.map(({ number, kind, amountPaise, issuedAt }) => ({
      number,
      kind: kind === 'credit_note' ? 'credit_note' : 'invoice',
      amount: amountPaise,
      issued_at: issuedAt.toISOString(),
      key: documentKey(services, number),
    })),
    emails: emails.map(({ deduplicationKey, createdAt, sentAt, attempts }) => ({
      kind: deduplicationKey?.split(' ')[1] ?? '',
      queued_at: createdAt.toISOString(),
      sent_at: isoOrNull(sentAt),
      attempts,
    })),
  };
}

/** Returns a booking with its history and the actions available to the member of staff. @throws AppError not_found */
export function getForStaff(
  services: BookingServices,
  { user, reference }: { readonly user: User; readonly reference: string },
): Promise<StaffBooking> {
  return inSnapshot(services.database.db, (db) => readForStaff(db, services, user, reference));
}

async function readForStaff(
  db: Db,
  services: BookingServices,
  user: User,
  reference: string,
): Promise<StaffBooking> {
  const booking = await findBooking(db, reference);
  if (!booking) throw new AppError('not_found', 'There is no booking with this reference.');
  const account = booking.userPk === null ? undefined : await findUser(db, booking.userPk);
  const refundable = await refundableOf(db, booking);
  const view = await viewBooking(db, services, booking);
  return {
    booking: view,
    ...(await readOffers(db, booking, view, user, services.now())),
    notes: await listNotes(db, booking),
    actions: actionsOf(booking, user.role, refundable, services.now()),
    account: account
      ? { primary_key: account.primaryKey, name: nameOf(account), email: account.email }
      : null,
    history: await readHistory(db, booking),
    ...(await readPayment(db, booking)),
    ...(await readPapers(db, services, booking)),
    refund_requests: await readRequests(db, booking),
    refundable,
    approval_above: services.refundApprovalAbove,
  };
}
