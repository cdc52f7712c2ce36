import { useApi } from '@kaadu/api-client/react';
import type { HeldTrip } from '@kaadu/contracts/booking';
import { Amount, Button, ButtonLink, ClockIcon, Dialog, Notice, VisuallyHidden } from '@kaadu/ui';
import { useAction } from '@kaadu/ui/action';
import { useEffect, useEffectEvent, useState } from 'react';
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
      <Dialog open={asks} onClose={() => setAsks(false)} label="Release this hold">
        {asks && <Release hold={hold} onKeep={() => setAsks(false)} onReleased={onChanged} />}
      </Dialog>
    </li>
  );
}

interface ReleaseProps {
  readonly hold: HeldTrip;
  readonly onKeep: () => void;
  readonly onReleased: () => void;
}

const paidText = ({ split }: HeldTrip) =>
  split && split.paid > 0 ? 'Every part that was paid is refunded in full.' : 'Nothing was charged.';

/** Asks before a hold is released. */
function Release({ hold, onKeep, onReleased }: ReleaseProps) {
  const api = useApi();
  const { run, busy, problem } = useAction();
  const { reference, key, experience } = hold;
  const release = () =>
    run(async () => {
      await api.releaseHold({ reference, key });
      onKeep();
      onReleased();
    });
  return (
    <div className={styles.dialog}>
      <h2 className={styles.heading}>Release {experience.title}?</h2>
      <p>Others can then book it, and it may be gone when you come back. {paidText(hold)}</p>
      {problem && (
        <Notice tone="danger" alert title="The hold was not released">
          <p>{problem.message}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button data-autofocus="" variant="outline" onClick={onKeep}>
          Keep it
        </Button>
        <Button busy={busy} onClick={() => void release()}>
          {busy ? 'Releasing …' : 'Release it'}
        </Button>
      </div>
    </div>
  );
}
