import { site } from '@kaadu/contracts';
import { Amount, Button, Container, PhoneLink } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';
import { StatusBanner } from '../parts/StatusBanner/StatusBanner';
import { TripCard } from '../parts/TripCard/TripCard';
import { PayProblem } from '../payment/PayProblem';
import { usePayBooking } from '../payment/use-pay-booking';
import type { OutcomeProps } from './outcome-props';
import { usePoll } from '@kaadu/travel-ui/payment';
import styles from './PurchasePage.module.css';

/** The pending purchase, which awaits the payment or the operator's answer. */
export function PendingView({ booking, state }: OutcomeProps) {
  const waitsForOperator = booking.status === 'PENDING';
  const gaveUp = usePoll(true, state.refresh);
  return (
    <>
      <StatusBanner
        title={waitsForOperator ? 'Waiting for the operator' : 'Waiting for your bank'}
        lead={
          <>
            Reference <strong className={styles.reference}>{booking.reference}</strong>. You can close this
            page: nothing is lost.
          </>
        }
      />
      <Container className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.main}>
            {waitsForOperator ? <OperatorNews /> : <BankNews gaveUp={gaveUp} booking={booking} />}
            {!gaveUp && (
              <p className={styles.waiting}>
                <span className={styles.pulse} aria-hidden="true" /> Checking for news …
              </p>
            )}
            {gaveUp && (
              <Button className={styles.inline} variant="outline" onClick={() => void state.refresh()}>
                Check again
              </Button>
            )}
            {state.problem && (
              <Notice tone="warning">
                <p>{state.problem.message} We keep trying.</p>
              </Notice>
            )}
            {!waitsForOperator && booking.hold && <PayAgain booking={booking} state={state} />}
          </div>
          <aside className={styles.card} aria-label="What you are booking">
            <TripCard trip={booking} />
          </aside>
        </div>
      </Container>
    </>
  );
}

function OperatorNews() {
  return (
    <Notice tone="info" title="Your payment has arrived">
      <p>
        The operator answers as soon as possible, and we e-mail you. Your place stays held until then; if they
        cannot host you, everything is refunded.
      </p>
    </Notice>
  );
}

function BankNews({ gaveUp, booking }: Pick<OutcomeProps, 'booking'> & { readonly gaveUp: boolean }) {
  if (!gaveUp) {
    return (
      <p>
        If you have paid, your bank usually confirms within a minute and this page moves on by itself. If you
        left before paying, nothing was charged and you can go back to the payment below.
      </p>
    );
  }
  return (
    <Notice tone="info" alert title="This takes longer than usual">
      <p>
        We keep asking your bank, and e-mail <strong>{booking.contact?.email ?? 'you'}</strong> as soon as it
        answers. If it refuses in the end, nothing is charged. Questions? Call{' '}
        <PhoneLink phone={site.supportPhone} />.
      </p>
    </Notice>
  );
}

/** Offers to pay again after a return from the gateway without payment. */
function PayAgain({ booking, state }: OutcomeProps) {
  const { pay, busy, problem } = usePayBooking({ booking, refresh: state.refresh });
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Did you leave before paying?</h2>
      {problem && !busy && <PayProblem booking={booking} problem={problem} />}
      <Button className={styles.inline} variant="outline" busy={busy} onClick={() => void pay()}>
        {busy ? (
          <span>Opening the payment …</span>
        ) : (
          <span>
            Back to the payment of <Amount paise={booking.quote.total} />
          </span>
        )}
      </Button>
    </section>
  );
}
