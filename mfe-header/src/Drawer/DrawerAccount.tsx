import { Button, LogoutIcon } from '@kaadu/ui';
import { MyBookings } from '../Account/MyBookings';
import { useHeaderText } from '../messages';
import { useAccount } from '../Account/use-account';
import styles from './Drawer.module.css';

/** Login when signed out; greeting, My bookings and Logout when signed in (§2.2). The drawer closes before either acts. */
export function DrawerAccount({ onClose, onLogin }: { onClose: () => void; onLogin: () => void }) {
  const t = useHeaderText();
  const { status, firstName, bookingsHref, logout } = useAccount();
  const closeThen = (act: () => void) => () => {
    onClose();
    act();
  };
  if (status !== 'signed-in') {
    return (
      <div className={styles.account}>
        <Button variant="accent" size="lg" onClick={closeThen(onLogin)}>
          {t('login')}
        </Button>
        <p className={styles.hint}>{t('membersPayLess')}</p>
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <p className={styles.greeting}>{t('hello', { name: firstName })}</p>
      <MyBookings className={styles.item} href={bookingsHref} />
      <button type="button" className={styles.item} onClick={closeThen(logout)}>
        <LogoutIcon />
        {t('logout')}
      </button>
    </div>
  );
}
