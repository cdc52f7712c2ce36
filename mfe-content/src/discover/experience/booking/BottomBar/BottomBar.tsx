import { supportPhone } from '@kaadu/contracts';
import type { CardPrice } from '@kaadu/contracts/cards';
import { ButtonLink, ChatLink, PhoneIcon, PhoneLink, Price, WhatsAppIcon } from '@kaadu/ui';
import { useIsMember } from '@kaadu/travel-ui/membership';
import { useInView } from './use-in-view';
import styles from './BottomBar.module.css';

/**
 * Price, link to the booking box and contact links on a small screen, until the box itself is in view. It replaces the
 * floating buttons (§2.7), so that only one element covers the page.
 */
export function BottomBar({ price }: { readonly price: CardPrice }) {
  const isMember = useIsMember();
  const bookingShown = useInView('booking');
  return (
    <div className={styles.bar} hidden={bookingShown} data-bottom-bar>
      <Price className={styles.price} price={price} member={isMember} prefix="from" />
      <ChatLink className={styles.way} aria-label="Chat with an advisor">
        <WhatsAppIcon size="1.5rem" />
      </ChatLink>
      <PhoneLink className={styles.way} phone={supportPhone} aria-label={`Call ${supportPhone}`}>
        <PhoneIcon size="1.5rem" />
      </PhoneLink>
      <ButtonLink className={styles.book} href="#booking" variant="accent">
        Choose dates
      </ButtonLink>
    </div>
  );
}
