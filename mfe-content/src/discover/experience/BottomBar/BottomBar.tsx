import type { CardPrice } from '@kaadu/contracts/cards';
import { ButtonLink, Price } from '@kaadu/ui';
import { useIsMember } from '../../../shared/membership/use-is-member';
import { useInView } from './use-in-view';
import styles from './BottomBar.module.css';

/** On a small screen: the price and the way to the booking box, in reach until the box itself is in view. */
export function BottomBar({ price }: { readonly price: CardPrice }) {
  const isMember = useIsMember();
  const bookingShown = useInView('booking');
  return (
    <div className={styles.bar} hidden={bookingShown} data-bottom-bar>
      <Price price={price} member={isMember} prefix="from" />
      <ButtonLink href="#booking" variant="accent">
        Choose dates
      </ButtonLink>
    </div>
  );
}
