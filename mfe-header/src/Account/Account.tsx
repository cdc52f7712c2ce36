import { Button } from '@kaadu/ui';
import styles from './Account.module.css';
import { AccountMenu } from './AccountMenu';
import { useAccount } from './use-account';

/** §2.2: the Login button, or the greeting with its dropdown. Both have the same width to avoid a layout shift. */
export function Account({ onLogin }: { onLogin: () => void }) {
  const { status } = useAccount();
  return (
    <div className={styles.account}>
      {status === 'signed-in' ? (
        <AccountMenu />
      ) : (
        <Button className={styles.login} onClick={onLogin}>
          Login
        </Button>
      )}
    </div>
  );
}
