import { useApi } from '@kaadu/api-client/react';
import { formatPaise, paths, site } from '@kaadu/contracts';
import type { PendingChange as Change } from '@kaadu/contracts/booking';
import { usePay } from '@kaadu/travel-ui/payment';
import { partyChoiceOf, partyText, whenText } from '@kaadu/travel-ui/trip';
import { Button, ButtonLink, Notice, PhoneLink } from '@kaadu/ui';
import { useAction } from '@kaadu/ui/action';
import type { Problem } from '@kaadu/ui/problem';
import { useEffect, useEffectEvent } from 'react';
import { clockText, remainingMs } from '../../state/hold-clock';
import type { BookingState, LoadedBooking } from '../../state/use-booking';
import { useNow } from '../../state/use-now';
import { hasOwnDocument } from './own-document';
import styles from '../MyBookingPage.module.css';

interface PendingChangeProps extends Pick<BookingState, 'refresh' | 'replace'> {
  readonly loaded: LoadedBooking;
  readonly change: Change;
}

/** A change that waits for the payment of its price difference: pays it, or gives it up. */
export function PendingChange({ loaded, change, refresh, replace }: PendingChangeProps) {
  const api = useApi();
  const { booking, receivedAt } = loaded;
  const { reference, key } = booking;
  const accepted_difference = change.difference;
  const payment = usePay({ start: () => api.payChange({ reference, key, accepted_difference }), refresh });
  const release = useAction();
  const left = remainingMs(
    { expires_at: change.expires_at, server_time: booking.server_time, receivedAt },
    useNow(true),
  );
  const ended = left <= 0;
  const end = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (ended) end();
  }, [ended]);
  const giveUp = () => release.run(async () => replace(await api.releaseChange({ reference, key })));
  const problem = payment.problem ?? release.problem;
  return (
    <section className={styles.section} id="pending-change" aria-labelledby="pending-change-title">
      <h2 className={styles.heading} id="pending-change-title">
        Pay {formatPaise(change.difference)} to change your booking
      </h2>
      <p>
        <strong>{whenText(change)}</strong>
        {`, ${partyText(partyChoiceOf(change.party.guests, change.party.ages))}. The new price is ${formatPaise(change.total)}.`}
      </p>
      <p>{ended ? 'The time has ended. Checking your booking …' : <TimeLeft left={left} />}</p>
      {problem && <Failed problem={problem} />}
      <div className={styles.buttons}>
        {hasOwnDocument() ? (
          <Button busy={payment.busy} disabled={ended} onClick={() => void payment.pay()}>
            {payment.busy ? 'Opening the payment …' : `Pay ${formatPaise(change.difference)}`}
          </Button>
        ) : (
          // Loads a document, because the payment gateway needs the page's own security policy.
          <ButtonLink target="_self" href={paths.myBooking.getHref({ reference, key })}>
            Continue to the payment
          </ButtonLink>
        )}
        <Button variant="outline" busy={release.busy} disabled={ended} onClick={() => void giveUp()}>
          Keep the booking as it is
        </Button>
      </div>
    </section>
  );
}

const hourMs = 60 * 60_000;

function TimeLeft({ left }: { readonly left: number }) {
  if (left >= hourMs) return `We hold the places for ${Math.floor(left / hourMs)} more hours.`;
  return (
    <>
      We hold the places for <strong role="timer">{clockText(left)}</strong>. If you do not pay, your booking
      stays as it is.
    </>
  );
}

function Failed({ problem }: { readonly problem: Problem }) {
  return (
    <Notice tone="danger" alert title="Your booking stays as it is">
      <p>
        {problem.message} You can also call <PhoneLink phone={site.supportPhone} />.
      </p>
    </Notice>
  );
}
