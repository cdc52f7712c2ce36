import type { Booking } from '@kaadu/contracts/booking';
import type { TaxShare } from '../../../platform/money/tax-shares';
import { stateOfGstin, stateWithCode } from './indian-states';
import { differenceAmounts, taxRows } from './tax-amounts';

/** Data of an invoice besides the booking, fixed when it is issued. */
export interface InvoiceIssue {
  readonly kind: 'invoice' | 'supplementary_invoice' | 'credit_note';
  /** Consecutive within the financial year; at most 16 characters (CGST rule 46). */
  readonly number: string;
  /** Time of issue. */
  readonly issuedAt: string;
  /** Number and instant of the invoice that a credit note or supplementary invoice changes (CGST rule 53). */
  readonly original?: { readonly number: string; readonly issuedAt: string };
  /** State in which the stay or activity takes place, which is the place of supply (IGST Act §12). */
  readonly state: string;
  /** Amounts by rate of GST; missing in documents of earlier releases. */
  readonly shares?: readonly TaxShare[];
}

/** Content of a printed invoice or credit note; amounts in paise. */
export interface InvoiceData extends InvoiceIssue {
  readonly reference: string;
  readonly buyer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    /** Details of a business that claims input tax (CGST rule 46). */
    readonly gstin?: string;
    /** State of its registration, with its code. */
    readonly state?: string | undefined;
  };
  /** State with its code. */
  readonly placeOfSupply: string;
  /** Service accounting code: accommodation or tours. */
  readonly sac: '996311' | '998555';
  readonly service: string;
  readonly lines: readonly { readonly label: string; readonly amount: number }[];
  readonly taxable: number;
  readonly taxes: readonly { readonly label: string; readonly amount: number }[];
  readonly total: number;
}

/**
 * Collects the content of an invoice or credit note. An invoice shows the price, a credit note the refunded amounts by
 * rate. For credit notes of earlier releases, the refund is divided into value and taxes in proportion to the price.
 * @throws Error when the booking has no contact, or a credit note no refund
 */
export function invoiceData(booking: Booking, issue: InvoiceIssue): InvoiceData {
  const { contact, experience, gst_buyer, option, reference } = booking;
  if (!contact) throw new Error(`Booking ${reference} has no contact to invoice`);
  return {
    ...issue,
    reference,
    buyer: buyerOf(contact, gst_buyer),
    placeOfSupply: stateWithCode(issue.state),
    sac: experience.is_stay ? '996311' : '998555',
    service: `${experience.title}, ${option.name}`,
    ...amountsOf(booking, issue),
  };
}

function buyerOf(
  contact: NonNullable<Booking['contact']>,
  business: Booking['gst_buyer'],
): InvoiceData['buyer'] {
  if (!business) return contact;
  const { gstin, legal_name: name } = business;
  return { ...contact, name, gstin, state: stateOfGstin(gstin) };
}

type Amounts = Pick<InvoiceData, 'lines' | 'taxable' | 'taxes' | 'total'>;

function chargedAmounts(quote: Booking['quote'], { shares, state }: InvoiceIssue): Amounts {
  const taxes =
    shares && shares.length > 1
      ? taxRows(shares, state)
      : quote.taxes.map(({ label, amount }) => ({ label: withRate(label, amount, quote.taxable), amount }));
  return { lines: quote.lines, taxable: quote.taxable, taxes, total: quote.total };
}

function amountsOf(booking: Booking, issue: InvoiceIssue): Amounts {
  const { kind, shares, state } = issue;
  if (kind === 'invoice') return chargedAmounts(booking.quote, issue);
  const label = kind === 'credit_note' ? 'Refund' : 'Price difference of the change';
  return shares ? differenceAmounts(shares, state, label) : refundedAmounts(booking);
}

function refundedAmounts({ quote, refund, reference }: Booking): Amounts {
  if (!refund || refund.amount === 0) throw new Error(`Booking ${reference} has no refund to credit`);
  const taxes = quote.taxes.map(({ label, amount }) => ({
    label: withRate(label, amount, quote.taxable),
    amount: Math.round((amount * refund.amount) / quote.total),
  }));
  const taxable = refund.amount - taxes.reduce((sum, { amount }) => sum + amount, 0);
  return { lines: [{ label: 'Refund', amount: taxable }], taxable, taxes, total: refund.amount };
}

/** Rates of GST and their halves, basis points. */
const rates = [250, 500, 600, 900, 1_200, 1_800];

/**
 * Adds the rate to the label of a tax where one rate applies to the whole amount. Amounts are rounded to paise line by
 * line, so the nearest rate is used. Returns the plain label where several rates add up.
 */
function withRate(label: string, amount: number, taxable: number): string {
  if (label.includes('%')) return label;
  const rate = rates.find((bp) => Math.abs(amount - (taxable * bp) / 10_000) <= 50);
  return rate ? `${label} ${rate / 100}%` : label;
}
