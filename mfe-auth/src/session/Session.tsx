import { supportPhone } from '@kaadu/contracts';
import { Dialog, PhoneLink } from '@kaadu/ui';
import { useAutomaticPopup } from './automatic-popup';
import { reloadPage } from './reload-page';
import styles from './Session.module.css';
import { useLandingUtm } from './use-landing-utm';
import { useLoginFlag } from './use-login-flag';
import { useLoginModal } from './use-login-modal';
import { useLogout } from './use-logout';
import { useModalContent } from './use-modal-content';
import { useSessionKeeper } from './use-session-keeper';
import { useSignIn } from './use-sign-in';

/** Maintains the session and renders the login modal, whose content loads when it opens (§2.4, §4). */
export function Session() {
  const check = useSessionKeeper();
  const modal = useLoginModal();
  useLogout(check);
  useLoginFlag();
  useLandingUtm();
  useAutomaticPopup();
  const signIn = useSignIn(check);
  const { Modal, failed } = useModalContent(modal.open);
  // §4 reloads after a sign-up "on a non-popup page": not after the automatic popup, nor after a request by a page,
  // where a reload would lose the visitor's input.
  const reloads = modal.source !== 'automatic' && modal.source !== 'page';

  return (
    <Dialog open={modal.open} onClose={modal.dismiss} label="Login or sign up" className={styles.dialog}>
      {modal.open && Modal && (
        <Modal
          guest={modal.guest}
          takeFocus={modal.source !== 'automatic'}
          onClose={modal.dismiss}
          onSignedIn={(user) => {
            modal.close();
            void signIn(user);
          }}
          onRegistered={(user) => {
            modal.close();
            void signIn(user).then(() => reloads && reloadPage());
          }}
        />
      )}
      {modal.open && !Modal && (
        <p className={styles.notice} role="status">
          {failed ? (
            <>
              Login is not available just now. Please try again shortly or call{' '}
              <PhoneLink phone={supportPhone} />.
            </>
          ) : (
            'Loading…'
          )}
        </p>
      )}
    </Dialog>
  );
}
