import type { GuestUser } from '@kaadu/contracts';
import { CloseIcon, IconButton } from '@kaadu/ui';
import { LoginForm } from '../LoginForm/LoginForm';
import type { SignedInUser } from '../session/session-storage';
import { SignUpForm } from '../SignUpForm/SignUpForm';
import { MarketingPanel } from './MarketingPanel';
import styles from './LoginModal.module.css';

export interface LoginModalProps {
  /** Set once a first-time visitor is verified: the sign-up form shows instead of the login form. */
  readonly guest: GuestUser | null;
  /** Whether to focus the first field; false when the modal opened by itself. */
  readonly takeFocus: boolean;
  readonly onClose: () => void;
  readonly onSignedIn: (user: SignedInUser) => void;
  readonly onRegistered: (user: SignedInUser) => void;
}

/** §2.4, §2.5: the marketing panel next to the login or the sign-up form. */
export function LoginModal({ guest, takeFocus, onClose, onSignedIn, onRegistered }: LoginModalProps) {
  return (
    <div className={styles.modal}>
      <MarketingPanel />
      <div className={styles.form}>
        <IconButton className={styles.close} label="Close" onClick={onClose}>
          <CloseIcon size="1.5rem" />
        </IconButton>
        {guest ? (
          <SignUpForm guest={guest} onRegistered={onRegistered} />
        ) : (
          <LoginForm takeFocus={takeFocus} onSignedIn={onSignedIn} />
        )}
      </div>
    </div>
  );
}
