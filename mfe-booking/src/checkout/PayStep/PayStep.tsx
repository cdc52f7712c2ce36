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
import { useCheckoutText } from '../messages';
import { English } from '../../parts/English/English';
import { Sentence } from '../../parts/Sentence/Sentence';
import { usePartText } from '../../parts/messages';
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
  const t = useCheckoutText();
  const partT = usePartText();
  const { on_request } = booking;
  const { busy, problem } = payment;
  return (
    <section className={styles.step}>
      <StepHeading title={t('checkAndPay')} focused={focused} />
      {booking.payment_failed && !problem && (
        <Notice tone="danger" title={t('lastPaymentFailed')}>
          <p>{t('lastPaymentFailedText')}</p>
        </Notice>
      )}
      <People booking={booking} />
      <div className={styles.block}>
        <h3 className={styles.title}>{partT('ifPlansChange')}</h3>
        <Policy policy={booking.policy} />
      </div>
      {on_request && (
        <Notice tone="info" title={t('onRequest')}>
          <p>{t('onRequestText')}</p>
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
  const t = useCheckoutText();
  const partT = usePartText();
  return (
    <div className={styles.pay}>
      <Button variant="accent" size="lg" busy={busy} disabled={!priceAccepted} onClick={() => void pay()}>
        <ShieldIcon />{' '}
        {busy ? (
          <span>{partT('openingPayment')}</span>
        ) : (
          <span>
            <Sentence t={t} of="pay" parts={{ amount: <Amount paise={quote.total} /> }} />
          </span>
        )}
      </Button>
      <p className={styles.note}>
        <span>{priceAccepted ? t('payNote') : t('acceptFirst')}</span>{' '}
        <Sentence
          t={t}
          of="agreeToTerms"
          parts={{ terms: <Link href={paths.terms.getHref()}>{t('terms')}</Link> }}
        />
      </p>
    </div>
  );
}

function People({ booking }: { readonly booking: Booking }) {
  const t = useCheckoutText();
  const partT = usePartText();
  const { contact, travellers } = booking;
  return (
    <div className={styles.block}>
      <h3 className={styles.title}>{partT('travellers')}</h3>
      <ul className={styles.people}>
        {travellers.map(({ name, age }, index) => (
          <li key={index}>
            <English>{name}</English>
            {age !== null && <span>{`, ${age === 0 ? partT('underOne') : age}`}</span>}
          </li>
        ))}
      </ul>
      {contact && (
        <p className={styles.note}>
          {partT('contactLine')}{' '}
          <English>
            {contact.name}, {contact.email}, {contact.phone}
          </English>
        </p>
      )}
      <Link className={styles.change} href={stepHref(booking, 2)}>
        {t('changePeople')}
      </Link>
    </div>
  );
}
