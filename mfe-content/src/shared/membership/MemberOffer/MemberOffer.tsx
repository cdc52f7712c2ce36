import { type AuthState, formatPaise } from '@kaadu/contracts';
import { useBus, useBusState } from '@kaadu/event-bus/react';
import { useMembershipText } from '../messages';
import styles from './MemberOffer.module.css';

interface MemberOfferProps {
  /** Total and saving of a member, in paise. */
  readonly total: number;
  readonly saving: number;
}

const unknown: AuthState = { status: 'unknown' };

/** Shows a visitor the member price, with a sign-in button once the visitor is known to be signed out. */
export function MemberOffer({ total, saving }: MemberOfferProps) {
  const t = useMembershipText();
  const bus = useBus();
  const { status } = useBusState('auth:state-changed', unknown);
  if (status === 'signed-in') return null;
  return (
    <p className={styles.offer}>
      {t('membersPay', { total: formatPaise(total), saving: formatPaise(saving) })}{' '}
      {status === 'signed-out' && (
        <button
          type="button"
          className={styles.button}
          onClick={() => bus.emit('auth:login-requested', { source: 'page' })}
        >
          {t('signIn')}
        </button>
      )}
    </p>
  );
}
