import type { SharedTrip } from '@kaadu/contracts/shared-holds';
import { formatPaise, paths } from '@kaadu/contracts';
import type { Payment } from '@kaadu/travel-ui/payment';
import { Amount, Button, ButtonLink, ClockIcon, Notice, ShieldIcon } from '@kaadu/ui';
import { indianTime } from '@kaadu/ui/dates';
import { useEffect, useEffectEvent } from 'react';
import { RefundNotice } from '../parts/RefundNotice/RefundNotice';
import { TripCard } from '../parts/TripCard/TripCard';
import { clockText, remainingMs } from '../state/hold-clock';
import { useNow } from '../state/use-now';
import { isBooker, outcomeOf } from './trip-texts';
import type { LoadedTrip } from './use-shared-trip';
import styles from './SharedTrip.module.css';

interface SharedTripViewProps {
  readonly loaded: LoadedTrip;
  readonly payment: Payment;
  /** Called when the time to pay has ended. */
  readonly onEnd: () => void;
}

/** The trip, who has paid, and the visitor's own part. */
export function SharedTripView({ loaded, payment, onEnd }: SharedTripViewProps) {
  const { trip } = loaded;
  return (
    <>
      <RefundNotice refund={trip.own.refund} />
      <TripCard trip={trip} compact />
      {trip.state === 'open' ? (
        <OpenPart loaded={loaded} payment={payment} onEnd={onEnd} />
      ) : (
        <p className={styles.outcome}>{outcomeOf(trip)}</p>
      )}
      <Parts trip={trip} />
    </>
  );
}

function OpenPart({ loaded, payment, onEnd }: SharedTripViewProps) {
  const { trip, receivedAt } = loaded;
  const { own, split, expires_at, server_time } = trip;
  const now = useNow(true);
  const left = remainingMs({ expires_at, server_time, receivedAt }, now);
  const ended = left <= 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (ended) end();
  }, [ended]);
  return (
    <section className={styles.part} aria-labelledby="own-part">
      <h2 className={styles.heading} id="own-part">
        Your part
      </h2>
      <p className={styles.amount}>
        <Amount paise={own.amount} />{' '}
        <span className={styles.note}>
          of {formatPaise(trip.total)}, with {formatPaise(own.tax)} GST
        </span>
      </p>
      <p className={styles.clock}>
        <ClockIcon />
        <span>
          Held until {indianTime(expires_at)} (<span role="timer">{clockText(left)}</span>)
          {split.paid === 0 && (
            <span>. Once the first part is paid, everyone has until {indianTime(trip.extends_to)}</span>
          )}
        </span>
      </p>
      {payment.problem && !payment.busy && (
        <Notice tone="danger" alert title="The payment was not started">
          <p>{payment.problem.message}</p>
        </Notice>
      )}
      <PayPart trip={trip} payment={payment} ended={ended} />
    </section>
  );
}

interface PayPartProps {
  readonly trip: SharedTrip;
  readonly payment: Payment;
  readonly ended: boolean;
}

/** The button that pays the visitor's part, or thanks for it. */
function PayPart({ trip: { own, split }, payment, ended }: PayPartProps) {
  if (own.is_paid) {
    return (
      <>
        <Notice tone="success" title="Thank you, your part is paid">
          <p>The trip is booked when all parts are paid. If it is not, you get everything back.</p>
        </Notice>
        {isBooker(own) && (
          <ButtonLink variant="outline" href={paths.myBookings.getHref()}>
            Send the others their links
          </ButtonLink>
        )}
      </>
    );
  }
  return (
    <>
      <Button
        variant="accent"
        size="lg"
        busy={payment.busy}
        disabled={ended}
        onClick={() => void payment.pay()}
      >
        <ShieldIcon />{' '}
        {payment.busy ? (
          <span>Opening the payment …</span>
        ) : (
          <span>
            Pay <Amount paise={own.amount} />
          </span>
        )}
      </Button>
      <p className={styles.note}>
        The trip is booked when <span>{split.parts === 2 ? 'both' : `all ${split.parts}`}</span> parts are
        paid. If one is not paid in time, every part is refunded in full.
      </p>
    </>
  );
}

function Parts({ trip: { own, others, split } }: { readonly trip: SharedTrip }) {
  const rows = [{ name: 'You', is_paid: own.is_paid }, ...others];
  return (
    <section className={styles.part} aria-labelledby="all-parts">
      <h2 className={styles.heading} id="all-parts">
        {split.paid} of {split.parts} parts paid
      </h2>
      <ul className={styles.parts}>
        {rows.map(({ name, is_paid }, index) => (
          <li key={index} className={styles.row}>
            <span>{name ?? 'Someone else'}</span>
            <span className={is_paid ? styles.paid : undefined}>{is_paid ? 'Paid' : 'Not paid yet'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
