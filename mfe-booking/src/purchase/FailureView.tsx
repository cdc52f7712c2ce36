import { site } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { travellerProblems } from '@kaadu/contracts/party';
import { Amount, Button, Container, PhoneLink } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { BookingLinks } from '../parts/BookingLinks/BookingLinks';
import { HoldAgain } from '../parts/HoldAgain/HoldAgain';
import { RefundNotice } from '../parts/RefundNotice/RefundNotice';
import { StatusBanner } from '../parts/StatusBanner/StatusBanner';
import { TripCard } from '../parts/TripCard/TripCard';
import { PayProblem } from '../payment/PayProblem';
import { usePayBooking } from '../payment/use-pay-booking';
import type { OutcomeProps } from './outcome-props';
import { usePurchaseText } from './messages';
import { English } from '../parts/English/English';
import { Sentence } from '../parts/Sentence/Sentence';
import { usePartText } from '../parts/messages';
import styles from './PurchasePage.module.css';

/** The failed purchase: the reason, the state of the money and the next steps. */
export function FailureView({ booking, state }: OutcomeProps) {
  const t = usePurchaseText();
  const partT = usePartText();
  const { title, text } = explain(booking, t);
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
              {partT('reference')}{' '}
              <strong className={styles.reference} translate="no">
                {booking.reference}
              </strong>
              .{' '}
              <Sentence
                t={t}
                of="questionsCall"
                parts={{
                  phone: <PhoneLink phone={site.supportPhone} />,
                  hours: partT('supportHours', site.supportHours),
                }}
              />
            </p>
          </div>
          <aside className={styles.card} aria-label={t('whatYouWanted')}>
            <TripCard trip={booking} />
          </aside>
        </div>
      </Container>
    </>
  );
}

function explain(
  booking: Booking,
  t: ReturnType<typeof usePurchaseText>,
): { readonly title: string; readonly text: ReactNode } {
  const { status, refund, payment_failed, invoice_number } = booking;
  if (status === 'ON_HOLD' || (status === 'PAYMENT_PENDING' && payment_failed)) {
    return {
      title: t('failedTitle'),
      text: t('failedText'),
    };
  }
  if (status === 'REJECTED') {
    return {
      title: t('rejectedTitle'),
      text: t('rejectedText'),
    };
  }
  if (status === 'EXPIRED') {
    return {
      title: t('holdEndedTitle'),
      text: t('holdEndedText'),
    };
  }
  // A booking that was confirmed once has an invoice.
  if (refund && !invoice_number) {
    const [problem] = booking.travellers.length > 0 ? travellerProblems(booking) : [];
    if (problem) {
      return {
        title: t('mismatchTitle'),
        text: (
          <>
            <English>{problem.message}</English> {t('mismatchText')}
          </>
        ),
      };
    }
    return {
      title: t('tooLateTitle'),
      text: t('tooLateText'),
    };
  }
  return {
    title: t('cancelledTitle'),
    text: refund ? t('refundBelow') : t('noRefundText'),
  };
}

function PayAgain({ booking, state }: OutcomeProps) {
  const t = usePurchaseText();
  const partT = usePartText();
  const { pay, busy, problem } = usePayBooking({ booking, refresh: state.refresh });
  return (
    <>
      {problem && !busy && <PayProblem booking={booking} problem={problem} />}
      <Button className={styles.inline} variant="accent" size="lg" busy={busy} onClick={() => void pay()}>
        {busy ? (
          <span>{partT('openingPayment')}</span>
        ) : (
          <span>
            <Sentence t={t} of="tryAgainPay" parts={{ amount: <Amount paise={booking.quote.total} /> }} />
          </span>
        )}
      </Button>
    </>
  );
}
