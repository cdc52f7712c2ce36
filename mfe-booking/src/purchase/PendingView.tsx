import { site } from '@kaadu/contracts';
import { Amount, Button, Container, PhoneLink } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';
import { StatusBanner } from '../parts/StatusBanner/StatusBanner';
import { TripCard } from '../parts/TripCard/TripCard';
import { PayProblem } from '../payment/PayProblem';
import { usePayBooking } from '../payment/use-pay-booking';
import type { OutcomeProps } from './outcome-props';
import { usePoll } from '@kaadu/travel-ui/payment';
import { usePurchaseText } from './messages';
import { English } from '../parts/English/English';
import { Sentence } from '../parts/Sentence/Sentence';
import { usePartText } from '../parts/messages';
import styles from './PurchasePage.module.css';

/** The pending purchase, which awaits the payment or the operator's answer. */
export function PendingView({ booking, state }: OutcomeProps) {
  const t = usePurchaseText();
  const partT = usePartText();
  const waitsForOperator = booking.status === 'PENDING';
  const gaveUp = usePoll(true, state.refresh);
  return (
    <>
      <StatusBanner
        title={waitsForOperator ? t('waitingOperator') : t('waitingBank')}
        lead={
          <>
            {partT('reference')}{' '}
            <strong className={styles.reference} translate="no">
              {booking.reference}
            </strong>
            . {t('closeThis')}
          </>
        }
      />
      <Container className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.main}>
            {waitsForOperator ? <OperatorNews /> : <BankNews gaveUp={gaveUp} booking={booking} />}
            {!gaveUp && (
              <p className={styles.waiting}>
                <span className={styles.pulse} aria-hidden="true" /> {t('checkingNews')}
              </p>
            )}
            {gaveUp && (
              <Button className={styles.inline} variant="outline" onClick={() => void state.refresh()}>
                {t('checkAgain')}
              </Button>
            )}
            {state.problem && (
              <Notice tone="warning">
                <p>
                  <English>{state.problem.message}</English> {t('keepTrying')}
                </p>
              </Notice>
            )}
            {!waitsForOperator && booking.hold && <PayAgain booking={booking} state={state} />}
          </div>
          <aside className={styles.card} aria-label={t('whatYouBook')}>
            <TripCard trip={booking} />
          </aside>
        </div>
      </Container>
    </>
  );
}

function OperatorNews() {
  const t = usePurchaseText();
  return (
    <Notice tone="info" title={t('paymentArrived')}>
      <p>{t('operatorNews')}</p>
    </Notice>
  );
}

function BankNews({ gaveUp, booking }: Pick<OutcomeProps, 'booking'> & { readonly gaveUp: boolean }) {
  const t = usePurchaseText();
  if (!gaveUp) {
    return <p>{t('bankNews')}</p>;
  }
  return (
    <Notice tone="info" alert title={t('takesLonger')}>
      <p>
        <Sentence
          t={t}
          of="takesLongerText"
          parts={{
            email: <strong>{booking.contact ? <English>{booking.contact.email}</English> : t('you')}</strong>,
            phone: <PhoneLink phone={site.supportPhone} />,
          }}
        />
      </p>
    </Notice>
  );
}

/** Offers to pay again after a return from the gateway without payment. */
function PayAgain({ booking, state }: OutcomeProps) {
  const t = usePurchaseText();
  const partT = usePartText();
  const { pay, busy, problem } = usePayBooking({ booking, refresh: state.refresh });
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('didYouLeave')}</h2>
      {problem && !busy && <PayProblem booking={booking} problem={problem} />}
      <Button className={styles.inline} variant="outline" busy={busy} onClick={() => void pay()}>
        {busy ? (
          <span>{partT('openingPayment')}</span>
        ) : (
          <span>
            <Sentence t={t} of="backToPayment" parts={{ amount: <Amount paise={booking.quote.total} /> }} />
          </span>
        )}
      </Button>
    </section>
  );
}
