import { type Booking, type BookingPage, bookingStatus, type BookingSummary } from '@kaadu/contracts/booking';
import { datedPolicy } from '@kaadu/contracts/cancellation';
import type { Db } from '../../../platform/database/database';
import { indiaDate } from '../../../platform/money/india-date';
import { addTax } from '../../../platform/money/tax';
import type { Services } from '../../../platform/services/services';
import { balanceOf, findPaymentOf, listAllDocuments, listRefundsOf, refundStateOf } from '../../payments';
import { findPendingChange } from '../changes/pending-changes-repository';
import { isHoldLive, lastDayOf, startOf, voucherWindow } from '../booking-times';
import { linkKey } from './caller';
import type { UnsavedBooking } from '../holds/hold-repository';
import { loadOptionDetails, type OptionDetails } from '../trips/option-details';
import type { BookingRow } from '../repository';
import { subjectOf } from '../lifecycle/transition';
import { listShareStates } from '../shared/shares-repository';
import { voucherQr } from '../documents/voucher-qr';

export type ViewServices = Pick<Services, 'now' | 'secrets'>;

/** Returns the state of a booking's refunds; null when there are none. */
async function readRefund(db: Db, booking: BookingRow): Promise<Booking['refund']> {
  return refundStateOf(await listRefundsOf(db, subjectOf(booking)));
}

type Entries = NonNullable<Booking['credit_notes']>;

/** Documents and refunds of a booking. */
interface Money {
  readonly refund: Booking['refund'];
  readonly invoiceNumber: string | null;
  readonly creditNotes: Entries;
  readonly supplementaryInvoices: Entries;
  /** Paid amount that has not been refunded. */
  readonly balance: number;
  readonly pendingChange: NonNullable<Booking['pending_change']> | null;
  readonly split: Booking['split'];
  /** Whether the bank has reserved the amount without capture. */
  readonly isReserved: boolean;
}

/** Documents and refunds of a hold: none. */
export const noMoney: Money = {
  refund: null,
  invoiceNumber: null,
  creditNotes: [],
  supplementaryInvoices: [],
  balance: 0,
  pendingChange: null,
  split: null,
  isReserved: false,
};

/** Counts the parts of a split price; null when it is not split. */
export async function readSplit(db: Db, booking: BookingRow): Promise<Money['split']> {
  if (booking.sharedAt === null) return null;
  const shares = await listShareStates(db, booking);
  return { parts: shares.length, paid: shares.filter(({ isPaid }) => isPaid).length };
}

async function readPendingChange(
  db: Db,
  { primaryKey, status }: BookingRow,
): Promise<Money['pendingChange']> {
  const change = status === 'CONFIRMED' ? await findPendingChange(db, primaryKey) : undefined;
  if (!change) return null;
  return {
    from: change.fromDay,
    to: change.toDay,
    slot: change.slot || null,
    party: { guests: change.guests, ages: change.ages },
    total: change.quote.total,
    difference: change.differencePaise,
    expires_at: change.expiresAt.toISOString(),
  };
}

async function readMoney(db: Db, booking: BookingRow): Promise<Money> {
  const split = await readSplit(db, booking);
  if (booking.status === 'ON_HOLD') return { ...noMoney, split };
  // Sequential: a transaction has one connection, and no query may continue after a failed one has ended it.
  const documents = await listAllDocuments(db, subjectOf(booking));
  const payment = await findPaymentOf(db, subjectOf(booking));
  const entriesOf = (wanted: 'credit_note' | 'supplementary_invoice'): Entries =>
    documents
      .filter(({ kind }) => kind === wanted)
      .map(({ number, amountPaise, issuedAt, sequence }) => ({
        number,
        amount: amountPaise,
        issued_at: issuedAt.toISOString(),
        ...(sequence !== null && { sequence }),
      }));
  return {
    refund: await readRefund(db, booking),
    invoiceNumber: documents.find(({ kind }) => kind === 'invoice')?.number ?? null,
    creditNotes: entriesOf('credit_note'),
    supplementaryInvoices: entriesOf('supplementary_invoice'),
    balance: await balanceOf(db, subjectOf(booking)),
    pendingChange: await readPendingChange(db, booking),
    split,
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

function describeMoney(money: Money) {
  return {
    ...(money.isReserved && { bank_reservation: true }),
    refund: money.refund,
    invoice_number: money.invoiceNumber,
    credit_notes: money.creditNotes,
    supplementary_invoices: money.supplementaryInvoices,
    balance: money.balance,
    pending_change: money.pendingChange,
    split: money.split,
  } satisfies Partial<Booking>;
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
  money: Money,
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
    host_notes: booking.hostNotes,
    gst_buyer: booking.gstBuyer,
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
    policy: datedPolicy(booking.policy, start.getTime()).map(({ until, refund_percent }) => ({
      until: new Date(until).toISOString(),
      refund_percent,
    })),
    can_cancel: isConfirmed && now < start,
    can_change_dates: isConfirmed && now < start,
    can_review: bookingStatus[booking.status].hasVoucher === true && isOver && booking.reviewPk === null,
    voucher: voucherOf(booking),
    ...describeMoney(money),
    language: booking.language,
    sequence: booking.sequence,
    created_at: booking.createdAt.toISOString(),
  };
}
