import { useOrigins } from '@kaadu/api-client/origins';
import { formatPaise } from '@kaadu/contracts';
import type { StaffBooking } from '@kaadu/contracts/booking';
import { documentHref } from '@kaadu/travel-ui/booking-files';
import { indianTime } from '@kaadu/ui/dates';
import { QuoteBreakdown } from '@kaadu/travel-ui/quote';
import { Fact, Panel } from '../../shared/act/Panel';

const paymentLabels = {
  created: 'started',
  failed: 'failed',
  authorized: 'reserved, not taken',
  paid: 'paid',
  returned: 'sent back',
} as const;
const refundLabels = {
  pending: 'on its way',
  processed: 'has arrived',
  failed: 'failed',
  paid_otherwise: 'paid by other means',
} as const;
const documentNames = { invoice: 'Invoice', credit_note: 'Credit note' } as const;

/** The price of a booking, its payments and its refunds. */
export function Money({ booking: shown }: { readonly booking: StaffBooking }) {
  const { booking, payment, refunds, documents, refundable } = shown;
  const { apiUrl } = useOrigins();
  return (
    <Panel title="Money">
      <QuoteBreakdown quote={booking.quote} />
      <dl>
        {booking.quote.coupon && <Fact name="Coupon">{booking.quote.coupon}</Fact>}
        <Fact name="Payment">
          {payment
            ? `${formatPaise(payment.amount)} ${paymentLabels[payment.status]}, ${payment.gateway} ${payment.payment_id ?? payment.order_id}${payment.paid_at ? `, ${indianTime(payment.paid_at)}` : ''}`
            : 'None'}
        </Fact>
        {refunds.map(({ receipt, amount, status, created_at }) => (
          <Fact key={receipt} name="Refund">
            {formatPaise(amount)} {refundLabels[status]}, {indianTime(created_at)}
          </Fact>
        ))}
        {documents.map(({ number, kind, amount, key }) => (
          <Fact key={number} name={documentNames[kind]}>
            <span>{key ? <a href={documentHref(apiUrl, number, key)}>{number}</a> : number}</span>,{' '}
            {formatPaise(amount)}
          </Fact>
        ))}
        <Fact name="Refundable">{formatPaise(refundable)}</Fact>
      </dl>
    </Panel>
  );
}
