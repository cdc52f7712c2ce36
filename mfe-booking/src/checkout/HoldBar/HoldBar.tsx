import { Button, ClockIcon, VisuallyHidden } from '@kaadu/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFocusAfterChange } from '../../focus/use-focus-after-change';
import type { LoadedBooking } from '../../state/use-booking';
import { useNow } from '../../state/use-now';
import { announcementFor, clockText, remainingMs } from '../../state/hold-clock';
import { ReleaseSplit } from '../SplitPrice/SplitPrice';
import { useCheckoutText } from '../messages';
import { Sentence } from '../../parts/Sentence/Sentence';
import { usePartText } from '../../parts/messages';
import styles from './HoldBar.module.css';

interface HoldBarProps {
  readonly loaded: LoadedBooking;
  readonly busy: boolean;
  readonly onExtend: () => void;
  readonly onRelease: () => void;
  /** Called when the hold of a split price has been released. */
  readonly onReleased: () => void;
  /** Called when the hold has expired by the server's clock. */
  readonly onEnd: () => void;
}

const recheckMs = 5_000;

/** Returns the remaining milliseconds of the hold; 0 without one. */
function leftOf({ booking: { hold, server_time }, receivedAt }: LoadedBooking, now: number): number {
  return hold ? remainingMs({ expires_at: hold.expires_at, server_time, receivedAt }, now) : 0;
}

/** The remaining time of the hold, by the server's clock. The hold can be extended once, and released. */
export function HoldBar({ loaded, busy, onExtend, onRelease, onReleased, onEnd }: HoldBarProps) {
  const t = useCheckoutText();
  const partT = usePartText();
  const { booking } = loaded;
  const { hold } = booking;
  const now = useNow(hold !== null);
  const left = leftOf(loaded, now);
  const ended = left <= 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!ended) return;
    end();
    const timer = setInterval(() => end(), recheckMs);
    return () => clearInterval(timer);
  }, [ended]);
  const bar = useRef<HTMLElement>(null);
  const expectChange = useFocusAfterChange(hold?.can_extend, bar);
  const extend = () => {
    expectChange();
    onExtend();
  };
  if (!hold) return null;
  const urgent = left < 5 * 60_000 || undefined;

  return (
    <section
      className={styles.bar}
      data-urgent={urgent}
      data-sticky-top={urgent}
      aria-label={t('holdTitle')}
      ref={bar}
      tabIndex={-1}
    >
      <p className={styles.time}>
        <ClockIcon />
        <TimeLeft left={left} />
      </p>
      <VisuallyHidden live>{announcementFor(left, partT)}</VisuallyHidden>
      <span className={styles.actions}>
        {hold.can_extend && (
          <Button size="sm" variant="outline" busy={busy} disabled={ended} onClick={extend}>
            {t('extend')}
          </Button>
        )}
        {booking.split ? (
          <ReleaseSplit hold={booking} onReleased={onReleased} />
        ) : (
          <Button size="sm" variant="quiet" busy={busy} onClick={onRelease}>
            {partT('release')}
          </Button>
        )}
      </span>
    </section>
  );
}

function TimeLeft({ left }: { readonly left: number }) {
  const t = useCheckoutText();
  const partT = usePartText();
  return left <= 0 ? (
    <span>{t('ended')}</span>
  ) : (
    <span>
      <Sentence
        t={t}
        of="heldFor"
        parts={{
          time: (
            <strong className={styles.clock} role="timer">
              {clockText(left, partT)}
            </strong>
          ),
        }}
      />
    </span>
  );
}
