import { Button } from '@kaadu/ui';
import styles from './Account.module.css';
import { AccountMenu } from './AccountMenu';
import { useAccount } from './use-account';
import type { PatientLogin } from './use-patient-login';

/** §2.2: the Login button, or the greeting with its dropdown. Both take the same room, so nothing moves. */
export function Account({ login }: { login: PatientLogin }) {
  const { status } = useAccount();
  return (
    <div className={styles.account}>
      {status === 'signed-in' ? (
        <AccountMenu />
      ) : (
        <Button className={styles.login} onClick={() => login.request('header')} aria-busy={login.waiting}>
          Login
        </Button>
      )}
    </div>
  );
}
