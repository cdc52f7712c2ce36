import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useState } from 'react';
import { Notice } from '@kaadu/ui';
import { PriceChange } from '../parts/PriceChange/PriceChange';
import { PriceDrop } from '../parts/PriceChange/PriceDrop';
import { usePayBooking } from '../payment/use-pay-booking';
import type { BookingState, LoadedBooking } from '../state/use-booking';
import { HoldBar } from './HoldBar/HoldBar';
import { PayStep } from './PayStep/PayStep';
import { Steps } from './Steps/Steps';
import { Summary } from './Summary/Summary';
import { TravellersStep } from './TravellersStep/TravellersStep';
import { TripStep } from './TripStep/TripStep';
import { useHoldActions } from './use-hold-actions';
import { useRevision } from './use-revision';
import { useStep } from './use-step';
import { useCheckoutText } from './messages';
import { English } from '../parts/English/English';
import styles from './CheckoutPage.module.css';

interface CheckoutProps {
  readonly experience: ExperienceDetail;
  readonly loaded: LoadedBooking;
  readonly state: BookingState;
}

/** The checkout of a held booking: its steps, the hold and the summary. */
export function Checkout({ experience, loaded, state }: CheckoutProps) {
  const { booking } = loaded;
  const { step, last, moved, go } = useStep(booking);
  const hold = useHoldActions(booking, state);
  const revision = useRevision(booking, state.replace);
  const payment = usePayBooking({ booking, refresh: state.refresh });
  const [acceptedTotal, setAcceptedTotal] = useState<number | null>(null);
  const change = booking.price_change;
  const isDearer = change !== null && change.now > change.shown;
  const priceAccepted = !isDearer || change.now === acceptedTotal;

  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <Steps booking={booking} step={step} last={last} />
        <HoldBar
          loaded={loaded}
          busy={hold.busy || payment.busy}
          onExtend={() => void hold.extend()}
          onRelease={() => void hold.release()}
          onReleased={hold.leave}
          onEnd={() => void state.refresh()}
        />
        {hold.problem && <HoldUnchanged message={hold.problem.message} />}
        {change && !priceAccepted && (
          <PriceChange change={change} onAccept={() => setAcceptedTotal(change.now)} />
        )}
        {change && !isDearer && <PriceDrop change={change} isMember={booking.quote.is_member} />}
        {step === 1 && (
          <TripStep
            experience={experience}
            booking={booking}
            revision={revision}
            focused={moved}
            onNext={() => go(2)}
          />
        )}
        {step === 2 && (
          <TravellersStep booking={booking} focused={moved} replace={state.replace} onNext={() => go(3)} />
        )}
        {step === 3 && (
          <PayStep
            booking={booking}
            focused={moved}
            payment={payment}
            priceAccepted={priceAccepted}
            state={state}
          />
        )}
      </div>
      <div>
        <Summary experience={experience} booking={booking} stale={revision.pending} />
      </div>
    </div>
  );
}

/** Reports that a hold could not be extended or released. */
function HoldUnchanged({ message }: { readonly message: string }) {
  const t = useCheckoutText();
  return (
    <Notice tone="danger" alert title={t('holdUnchanged')}>
      <p>
        <English>{message}</English>
      </p>
    </Notice>
  );
}
