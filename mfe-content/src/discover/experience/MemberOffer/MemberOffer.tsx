import { formatPaise, type AuthState } from '@kaadu/contracts';
import { useBus, useBusState } from '@kaadu/event-bus/react';
import styles from './MemberOffer.module.css';

interface MemberOfferProps {
  /** Paise: what a member pays, and how much less that is. */
  readonly total: number;
  readonly saving: number;
}

const unknown: AuthState = { status: 'unknown' };

/** Tells a visitor what members pay; once it is known that he is signed out, offers to sign in. */
export function MemberOffer({ total, saving }: MemberOfferProps) {
  const bus = useBus();
  const { status } = useBusState('auth:state-changed', unknown);
  if (status === 'signed-in') return null;
  return (
    <p className={styles.offer}>
      Members pay {formatPaise(total)}, {formatPaise(saving)} less.{' '}
      {status === 'signed-out' && (
        <button
          type="button"
          className={styles.button}
          onClick={() => bus.emit('auth:login-requested', { source: 'page' })}
        >
          Sign in for that price
        </button>
      )}
    </p>
  );
}
