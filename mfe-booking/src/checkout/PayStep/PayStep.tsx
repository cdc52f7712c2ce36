import { paths } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { Link } from '@kaadu/federation/react';
import { Amount, Button, ShieldIcon } from '@kaadu/ui';
import { Notice } from '@kaadu/ui';
import { Policy } from '../../parts/Policy/Policy';
import { StepHeading } from '../../parts/StepHeading/StepHeading';
import { PayProblem } from '../../payment/PayProblem';
import type { Payment } from '@kaadu/travel-ui/payment';
import type { BookingState } from '../../state/use-booking';
import { Parts, SplitOffer } from '../SplitPrice/SplitPrice';
import { stepHref } from '../use-step';
import styles from './PayStep.module.css';

interface PayStepProps {
  readonly booking: Booking;
  readonly focused: boolean;
  readonly payment: Payment;
  /** Whether the visitor has accepted the current total, or it never changed. */
  readonly priceAccepted: boolean;
  readonly state: Pick<BookingState, 'replace' | 'refresh'>;
}

/** Third step: the review and the payment. */
export function PayStep({ booking, focused, payment, priceAccepted, state }: PayStepProps) {
  const { on_request } = booking;
  const { busy, problem } = payment;
  return (
    <section className={styles.step}>
      <StepHeading title="Check and pay" focused={focused} />
      {booking.payment_failed && !problem && (
        <Notice tone="danger" title="Your last payment did not go through">
          <p>Your booking is still held, with everything you entered. Try again, or pay another way.</p>
        </Notice>
      )}
      <People booking={booking} />
      <div className={styles.block}>
        <h3 className={styles.title}>If plans change</h3>
        <Policy policy={booking.policy} />
      </div>
      {on_request && (
        <Notice tone="info" title="The operator confirms after you pay">
          <p>
            You hear from us as soon as they have answered. If they cannot host you, everything is refunded.
          </p>
        </Notice>
      )}
      {problem && !busy && <PayProblem booking={booking} problem={problem} />}
      {booking.split ? (
        <Parts booking={booking} refresh={state.refresh} />
      ) : (
        <>
          <PayAll booking={booking} payment={payment} priceAccepted={priceAccepted} />
          <SplitOffer booking={booking} priceAccepted={priceAccepted} replace={state.replace} />
        </>
      )}
    </section>
  );
}

/** The payment of the whole price. */
function PayAll({
  booking: { quote },
  payment: { pay, busy },
  priceAccepted,
}: Pick<PayStepProps, 'booking' | 'payment' | 'priceAccepted'>) {
  return (
    <div className={styles.pay}>
      <Button variant="accent" size="lg" busy={busy} disabled={!priceAccepted} onClick={() => void pay()}>
        <ShieldIcon />{' '}
        {busy ? (
          <span>Opening the payment …</span>
        ) : (
          <span>
            Pay <Amount paise={quote.total} />
          </span>
        )}
      </Button>
      <p className={styles.note}>
        <span>
          {priceAccepted
            ? 'You pay on the page of our payment partner, by UPI, card or net banking.'
            : 'Accept the new price above to pay.'}
        </span>{' '}
        By paying you agree to the <Link href={paths.terms.getHref()}>terms</Link>.
      </p>
    </div>
  );
}

function People({ booking }: { readonly booking: Booking }) {
  const { contact, travellers } = booking;
  return (
    <div className={styles.block}>
      <h3 className={styles.title}>Travellers</h3>
      <ul className={styles.people}>
        {travellers.map(({ name, age }, index) => (
          <li key={index}>
            {name}
            {age !== null && <span>{`, ${age === 0 ? 'under 1' : age}`}</span>}
          </li>
        ))}
      </ul>
      {contact && (
        <p className={styles.note}>
          Contact: {contact.name}, {contact.email}, {contact.phone}
        </p>
      )}
      <Link className={styles.change} href={stepHref(booking, 2)}>
        Change travellers or contact
      </Link>
    </div>
  );
}
