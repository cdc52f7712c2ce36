import { ChevronDownIcon, LogoutIcon } from '@kaadu/ui';
import { useHeldCount } from '@kaadu/travel-ui/held-trips';
import { useHeaderText } from '../messages';
import { HeldLink } from '../Held/HeldLink';
import styles from './Account.module.css';
import { MyBookings } from './MyBookings';
import { useAccount } from './use-account';
import { useDisclosure } from './use-disclosure';

/** Link to the held trips, if there are any. */
function HeldItem() {
  if (useHeldCount() === 0) return null;
  return (
    <li>
      <HeldLink className={styles.item} labelled />
    </li>
  );
}

/** The greeting and its dropdown: My bookings (only with a primary key), held trips and Logout. */
export function AccountMenu() {
  const t = useHeaderText();
  const { firstName, bookingsHref, logout } = useAccount();
  const { root, button, open, toggle } = useDisclosure();
  return (
    <div ref={root}>
      <button
        ref={button}
        type="button"
        className={styles.greeting}
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={toggle}
      >
        <span className={styles.name}>{t('hello', { name: firstName })}</span>
        <ChevronDownIcon className={styles.chevron} />
      </button>
      <ul id="account-menu" className={styles.menu} hidden={!open}>
        {bookingsHref && (
          <li>
            <MyBookings className={styles.item} href={bookingsHref} />
          </li>
        )}
        <HeldItem />
        <li>
          <button type="button" className={styles.item} onClick={logout}>
            <LogoutIcon />
            {t('logout')}
          </button>
        </li>
      </ul>
    </div>
  );
}
