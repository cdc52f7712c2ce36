import { type Booking, type BookingPage, bookingStatus, type BookingSummary } from '@kaadu/contracts/booking';
import { datedPolicy } from '@kaadu/contracts/cancellation';
import type { Db } from '../../../platform/database/database';
import { indiaDate } from '../../../platform/money/india-date';
import { addTax } from '../../../platform/money/tax';
import type { Services } from '../../../platform/services/services';
import { findPaymentOf, listAllDocuments, listRefunds, refundStateOf } from '../../payments';
import { isHoldLive, lastDayOf, startOf, voucherWindow } from '../booking-times';
import { linkKey } from './caller';
import type { UnsavedBooking } from '../holds/hold-repository';
import { loadOptionDetails, type OptionDetails } from '../trips/option-details';
import type { BookingRow } from '../repository';
import { subjectOf } from '../lifecycle/transition';
import { voucherQr } from '../documents/voucher-qr';

export type ViewServices = Pick<Services, 'now' | 'secrets'>;

/** Returns the state of a booking's refunds; null when there are none. */
async function readRefund(db: Db, booking: BookingRow): Promise<Booking['refund']> {
  const payment = await findPaymentOf(db, subjectOf(booking));
  return refundStateOf(payment ? await listRefunds(db, payment.primaryKey) : []);
}

/** Documents and refunds of a booking. */
interface Money {
  readonly refund: Booking['refund'];
  readonly invoiceNumber: string | null;
  readonly creditNotes: NonNullable<Booking['credit_notes']>;
  /** Whether the bank has reserved the amount without capture. */
  readonly isReserved: boolean;
}

/** Documents and refunds of a hold: none. */
export const noMoney: Money = { refund: null, invoiceNumber: null, creditNotes: [], isReserved: false };

async function readMoney(db: Db, booking: BookingRow): Promise<Money> {
  if (booking.status === 'ON_HOLD') return noMoney;
  // Sequential: a transaction has one connection, and no query may continue after a failed one has ended it.
  const documents = await listAllDocuments(db, subjectOf(booking));
  const payment = await findPaymentOf(db, subjectOf(booking));
  return {
    refund: refundStateOf(payment ? await listRefunds(db, payment.primaryKey) : []),
    invoiceNumber: documents.find(({ kind }) => kind === 'invoice')?.number ?? null,
    creditNotes: documents
      .filter(({ kind }) => kind === 'credit_note')
      .map(({ number, amountPaise, issuedAt }) => ({
        number,
        amount: amountPaise,
        issued_at: issuedAt.toISOString(),
      })),
    isReserved: payment?.status === 'authorized',
  };
}

function voucherOf(booking: UnsavedBooking): Booking['voucher'] {
  if (booking.voucherCode === null || !bookingStatus[booking.status].hasVoucher) return null;
  const { from, until } = voucherWindow(booking);
  return {
    code: booking.voucherCode,
    qr: voucherQr(booking.voucherCode),
    valid_from: from.toISOString(),
    valid_until: until.toISOString(),
  };
}

/** Returns a booking as shown in lists. */
export async function viewSummary(
  db: Db,
  { secrets }: ViewServices,
  booking: BookingRow,
  { experience, option }: OptionDetails,
): Promise<BookingSummary> {
  return {
    reference: booking.reference,
    key: linkKey({ secrets }, booking.reference),
    status: booking.status,
    page: pageOf(booking),
    experience,
    option,
    from: booking.fromDay,
    to: booking.toDay,
    slot: booking.slot || null,
    party: { guests: booking.guests, ages: booking.ages },
    refund: await readRefund(db, booking),
  };
}

function pageOf({ status }: Pick<BookingRow, 'status'>): BookingPage {
  return bookingStatus[status].page;
}

/** Returns a booking as its owner sees it. @param details of its option, if already loaded */
export async function viewBooking(
  db: Db,
  services: ViewServices,
  booking: BookingRow,
  details?: OptionDetails,
): Promise<Booking> {
  const known = details ?? (await loadOptionDetails(db, booking.optionPk));
  return describeBooking(services, booking, known, await readMoney(db, booking));
}

function viewAddOn(
  { primaryKey, name, description, pricePaise, unit }: OptionDetails['addOns'][number],
  day: string,
  taxRates: OptionDetails['taxRates'],
): Booking['available_add_ons'][number] {
  const { total } = addTax(pricePaise, 'tour', day, taxRates);
  return { primary_key: primaryKey, name, description, price: pricePaise, total, unit };
}

/** Same as `viewBooking`, for a booking that may not be stored yet. */
export function describeBooking(
  services: ViewServices,
  booking: UnsavedBooking,
  { experience, option, requiredDocument, addOns, taxRates }: OptionDetails,
  { refund, invoiceNumber, creditNotes, isReserved }: Money,
): Booking {
  const now = services.now();
  const start = startOf(booking, experience.check_in);
  const isConfirmed = booking.status === 'CONFIRMED';
  const isOver = lastDayOf(booking) < indiaDate(now);
  return {
    experience,
    option,
    reference: booking.reference,
    key: linkKey(services, booking.reference),
    status: booking.status,
    page: pageOf(booking),
    from: booking.fromDay,
    to: booking.toDay,
    slot: booking.slot || null,
    party: { guests: booking.guests, ages: booking.ages },
    add_ons: [...booking.addOns],
    available_add_ons: addOns.map((addOn) => viewAddOn(addOn, booking.fromDay, taxRates)),
    quote: booking.quote,
    price_change:
      booking.shownTotalPaise === null ? null : { shown: booking.shownTotalPaise, now: booking.totalPaise },
    contact: booking.contact,
    travellers: [...booking.travellers],
    required_document: requiredDocument,
    on_request: booking.onRequest,
    hold: isHoldLive(booking, now)
      ? {
          expires_at: booking.holdExpiresAt.toISOString(),
          can_extend: booking.status === 'ON_HOLD' && !booking.extended,
        }
      : null,
    server_time: now.toISOString(),
    payment_failed: booking.paymentFailed,
    ...(isReserved && { bank_reservation: true }),
    refund,
    policy: datedPolicy(booking.policy, start.getTime()).map(({ until, refund_percent }) => ({
      until: new Date(until).toISOString(),
      refund_percent,
    })),
    can_cancel: isConfirmed && now < start,
    can_change_dates: isConfirmed && now < start,
    can_review: bookingStatus[booking.status].hasVoucher === true && isOver && booking.reviewPk === null,
    voucher: voucherOf(booking),
    invoice_number: invoiceNumber,
    credit_notes: creditNotes,
    sequence: booking.sequence,
    created_at: booking.createdAt.toISOString(),
  };
}
