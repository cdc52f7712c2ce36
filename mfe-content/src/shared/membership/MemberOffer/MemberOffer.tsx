import { type AuthState } from '@kaadu/contracts';
import { useBus, useBusState } from '@kaadu/event-bus/react';
import { Amount } from '@kaadu/ui';
import styles from './MemberOffer.module.css';

interface MemberOfferProps {
  /** Total and saving of a member, in paise. */
  readonly total: number;
  readonly saving: number;
}

const unknown: AuthState = { status: 'unknown' };

/** Shows a visitor the member price, with a sign-in button once the visitor is known to be signed out. */
export function MemberOffer({ total, saving }: MemberOfferProps) {
  const bus = useBus();
  const { status } = useBusState('auth:state-changed', unknown);
  if (status === 'signed-in') return null;
  return (
    <p className={styles.offer}>
      Members pay <Amount paise={total} />, <Amount paise={saving} /> less.{' '}
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
