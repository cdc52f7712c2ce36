import { site } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { travellerProblems } from '@kaadu/contracts/party';
import { Amount, Button, Container, PhoneLink } from '@kaadu/ui';
import { BookingLinks } from '../parts/BookingLinks/BookingLinks';
import { HoldAgain } from '../parts/HoldAgain/HoldAgain';
import { RefundNotice } from '../parts/RefundNotice/RefundNotice';
import { StatusBanner } from '../parts/StatusBanner/StatusBanner';
import { TripCard } from '../parts/TripCard/TripCard';
import { PayProblem } from '../payment/PayProblem';
import { usePayBooking } from '../payment/use-pay-booking';
import type { OutcomeProps } from './outcome-props';
import styles from './PurchasePage.module.css';

/** The failed purchase: the reason, the state of the money and the next steps. */
export function FailureView({ booking, state }: OutcomeProps) {
  const { title, text } = explain(booking);
  const canPay = booking.status === 'ON_HOLD';
  return (
    <>
      <StatusBanner title={title} lead={text} />
      <Container className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <RefundNotice refund={booking.refund} />
            <BookingLinks booking={booking} />
            {canPay ? <PayAgain booking={booking} state={state} /> : <HoldAgain booking={booking} />}
            <p className={styles.note}>
              Reference <strong className={styles.reference}>{booking.reference}</strong>. Questions? Call{' '}
              <PhoneLink phone={site.supportPhone} />, {site.supportHours.label}.
            </p>
          </div>
          <aside className={styles.card} aria-label="What you wanted to book">
            <TripCard trip={booking} />
          </aside>
        </div>
      </Container>
    </>
  );
}

function explain(booking: Booking): { readonly title: string; readonly text: string } {
  const { status, refund, payment_failed, invoice_number } = booking;
  if (status === 'ON_HOLD' || (status === 'PAYMENT_PENDING' && payment_failed)) {
    return {
      title: 'The payment did not go through',
      text: 'Your bank did not accept it. Your booking is still held, so you can try once more or pay another way.',
    };
  }
  if (status === 'REJECTED') {
    return {
      title: 'The operator cannot host you',
      text: 'They could not confirm these days. Everything that you paid goes back to you.',
    };
  }
  if (status === 'EXPIRED') {
    return {
      title: 'Your hold has ended',
      text: 'The time for which we could hold it is over. Nothing was charged.',
    };
  }
  // A booking that was confirmed once has an invoice.
  if (refund && !invoice_number) {
    const [problem] = booking.travellers.length > 0 ? travellerProblems(booking) : [];
    if (problem) {
      return {
        title: 'The travellers do not match the price',
        text: `${problem.message} So this trip was not booked, and everything that you paid goes back to you.`,
      };
    }
    return {
      title: 'Your payment came too late',
      text: 'Your hold had ended, and someone else has taken the place. Everything that you paid goes back to you.',
    };
  }
  return {
    title: 'This booking is cancelled',
    text: refund ? 'Your refund is shown below.' : 'Its cancellation policy gives no refund.',
  };
}

function PayAgain({ booking, state }: OutcomeProps) {
  const { pay, busy, problem } = usePayBooking({ booking, refresh: state.refresh });
  return (
    <>
      {problem && !busy && <PayProblem booking={booking} problem={problem} />}
      <Button className={styles.inline} variant="accent" size="lg" busy={busy} onClick={() => void pay()}>
        {busy ? (
          <span>Opening the payment …</span>
        ) : (
          <span>
            Try again: pay <Amount paise={booking.quote.total} />
          </span>
        )}
      </Button>
    </>
  );
}
