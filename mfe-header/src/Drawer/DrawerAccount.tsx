import { Button, LogoutIcon } from '@kaadu/ui';
import { MyBookings } from '../Account/MyBookings';
import { useAccount } from '../Account/use-account';
import type { PatientLogin } from '../Account/use-patient-login';
import styles from './Drawer.module.css';

/** Login when signed out; greeting, My bookings and Logout when signed in (§2.2). The drawer closes before either acts. */
export function DrawerAccount({ onLeave, login }: { onLeave: () => void; login: PatientLogin }) {
  const { status, firstName, bookingsHref, logout } = useAccount();
  const leaveThen = (act: () => void) => () => {
    onLeave();
    act();
  };
  if (status !== 'signed-in') {
    return (
      <div className={styles.account}>
        <Button variant="accent" size="lg" onClick={leaveThen(() => login.request('drawer'))}>
          Login
        </Button>
        <p className={styles.hint}>Members usually pay less.</p>
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <p className={styles.greeting}>Hello {firstName}</p>
      <MyBookings className={styles.item} href={bookingsHref} />
      <button type="button" className={styles.item} onClick={leaveThen(logout)}>
        <LogoutIcon />
        Logout
      </button>
    </div>
  );
}
