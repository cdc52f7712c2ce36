import type { HeldTrip } from '@kaadu/contracts/booking';
import { Amount, Button, ButtonLink, ClockIcon, VisuallyHidden } from '@kaadu/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { ReleaseHold } from '../../parts/ReleaseHold/ReleaseHold';
import { TripCard } from '../../parts/TripCard/TripCard';
import { clockText, remainingMs } from '../../state/hold-clock';
import { hrefOfPage } from '../../state/page-of';
import { useNow } from '../../state/use-now';
import styles from '../MyBookingsPage.module.css';
import type { LoadedHolds } from './use-holds';

interface HoldRowProps {
  readonly hold: HeldTrip;
  readonly list: LoadedHolds;
  /** Called when the hold was released or has ended. */
  readonly onChanged: () => void;
}

/** A held trip: the time left, its price, and buttons to continue and to release it. */
export function HoldRow({ hold, list, onChanged }: HoldRowProps) {
  const { reference, expires_at } = hold;
  const [asks, setAsks] = useState(false);
  const now = useNow(true);
  const left = remainingMs({ expires_at, server_time: list.server_time, receivedAt: list.receivedAt }, now);
  const ended = left <= 0;
  const end = useEffectEvent(onChanged);
  useEffect(() => {
    if (ended) end();
  }, [ended]);
  return (
    <li className={styles.row}>
      <TripCard trip={hold} compact />
      <div className={styles.foot}>
        <span className={styles.status}>
          <ClockIcon />{' '}
          {ended ? (
            <span>The hold has ended</span>
          ) : (
            <span>
              Held for <span role="timer">{clockText(left)}</span>
            </span>
          )}
        </span>
        <strong>
          <Amount paise={hold.total} />
        </strong>
        <span className={styles.actions}>
          {hold.can_release && (
            <Button size="sm" variant="quiet" onClick={() => setAsks(true)}>
              Release<VisuallyHidden> hold {reference}</VisuallyHidden>
            </Button>
          )}
          {/* Loads a document, because the payment gateway needs that page's own security policy. */}
          <ButtonLink size="sm" variant="accent" target="_self" href={hrefOfPage(hold)}>
            Continue<VisuallyHidden> with hold {reference}</VisuallyHidden>
          </ButtonLink>
        </span>
      </div>
      <ReleaseHold hold={hold} open={asks} onClose={() => setAsks(false)} onReleased={onChanged} />
    </li>
  );
}
