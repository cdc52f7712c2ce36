import { Button } from '@kaadu/ui';
import { useHeaderText } from '../messages';
import styles from './Account.module.css';
import { AccountMenu } from './AccountMenu';
import { useAccount } from './use-account';

interface AccountProps {
  readonly onLogin: () => void;
  readonly isOpeningLogin: boolean;
}

/** §2.2: the Login button, or the greeting with its dropdown. Both have the same width to avoid a layout shift. */
export function Account({ onLogin, isOpeningLogin }: AccountProps) {
  const t = useHeaderText();
  const { status } = useAccount();
  return (
    <div className={styles.account}>
      {status === 'signed-in' ? (
        <AccountMenu />
      ) : (
        <Button className={styles.login} onClick={onLogin} busy={isOpeningLogin}>
          {t('login')}
        </Button>
      )}
    </div>
  );
}
