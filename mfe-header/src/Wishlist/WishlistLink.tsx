import { paths } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import { HeartIcon } from '@kaadu/ui';
import { useWishlistCount } from './use-wishlist-count';
import styles from './WishlistLink.module.css';

interface WishlistLinkProps {
  readonly className: string | undefined;
  /** With a word beside the heart. */
  readonly labelled?: boolean;
  readonly onClick?: () => void;
}

/** The way to what was saved, with how much that is. */
export function WishlistLink({ className, labelled, onClick }: WishlistLinkProps) {
  const count = useWishlistCount();
  return (
    <Link
      className={className}
      href={paths.wishlist.getHref()}
      aria-label={count > 0 ? `Wishlist, ${count} saved` : 'Wishlist'}
      onClick={onClick}
    >
      <HeartIcon size="1.375rem" />
      {labelled && <span>Wishlist</span>}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
