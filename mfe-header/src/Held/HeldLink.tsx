import { Link } from '@kaadu/federation/react';
import { heldTripsHref, useHeldCount } from '@kaadu/travel-ui/held-trips';
import { ClockIcon } from '@kaadu/ui';
import { useHeaderText } from '../messages';
import styles from '../Wishlist/WishlistLink.module.css';

interface HeldLinkProps {
  readonly className: string | undefined;
  /** Shows a label next to the clock. */
  readonly labelled?: boolean;
  readonly onClick?: () => void;
}

/** Link to the trips that the visitor is holding, with their number. Renders nothing when there are none. */
export function HeldLink({ className, labelled, onClick }: HeldLinkProps) {
  const t = useHeaderText();
  const count = useHeldCount();
  if (count === 0) return null;
  return (
    <Link className={className} href={heldTripsHref} aria-label={t('heldCount', { count })} onClick={onClick}>
      <ClockIcon size="1.375rem" />
      {labelled && <span>{t('held')}</span>}
      <span className={styles.count}>{count}</span>
    </Link>
  );
}
