import type { CardPrice } from '@kaadu/contracts/cards';
import { ButtonLink, Price } from '@kaadu/ui';
import { useIsMember } from '../../../shared/membership/use-is-member';
import styles from './BottomBar.module.css';

/** On a small screen: the price and the way to the booking box, always in reach. */
export function BottomBar({ price }: { readonly price: CardPrice }) {
  const isMember = useIsMember();
  return (
    <div className={styles.bar}>
      <Price price={price} member={isMember} prefix="from" />
      <ButtonLink href="#booking" variant="accent">
        Plan it
      </ButtonLink>
    </div>
  );
}
