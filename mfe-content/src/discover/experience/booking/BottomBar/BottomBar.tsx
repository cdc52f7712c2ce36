import { supportPhone } from '@kaadu/contracts';
import type { CardPrice } from '@kaadu/contracts/cards';
import { ButtonLink, ChatLink, PhoneIcon, PhoneLink, WhatsAppIcon } from '@kaadu/ui';
import { useIsMember } from '@kaadu/travel-ui/membership';
import { Price, type PricedTrip } from '@kaadu/travel-ui/price';
import { useInView } from './use-in-view';
import styles from './BottomBar.module.css';

interface BottomBarProps {
  /** Price of the chosen dates; before a choice of a night or place. */
  readonly price: CardPrice | PricedTrip;
}

/**
 * Price, link to the booking box and contact links on a small screen, until the box itself is in view. It replaces the
 * floating buttons (§2.7), so that only one element covers the page.
 */
export function BottomBar({ price }: BottomBarProps) {
  const isMember = useIsMember();
  const bookingShown = useInView('booking');
  return (
    <div className={styles.bar} hidden={bookingShown} data-bottom-bar>
      <Price className={styles.price} price={price} member={isMember} />
      <ChatLink className={styles.way} aria-label="Chat with an advisor">
        <WhatsAppIcon size="1.5rem" />
      </ChatLink>
      <PhoneLink className={styles.way} phone={supportPhone} aria-label={`Call ${supportPhone}`}>
        <PhoneIcon size="1.5rem" />
      </PhoneLink>
      <ButtonLink className={styles.book} href="#booking" variant="accent">
        {'unit' in price ? 'Choose dates' : 'Book'}
      </ButtonLink>
    </div>
  );
}
