import { paths } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import { HeartIcon, VisuallyHidden } from '@kaadu/ui';
import { useHeaderText } from '../messages';
import { useWishlistCount } from './use-wishlist-count';
import styles from './WishlistLink.module.css';

interface WishlistLinkProps {
  readonly className: string | undefined;
  /** Shows a label next to the heart. */
  readonly labelled?: boolean;
  readonly onClick?: () => void;
}

/** Link to the wishlist, with the number of saved experiences. */
export function WishlistLink({ className, labelled, onClick }: WishlistLinkProps) {
  const t = useHeaderText();
  const count = useWishlistCount();
  return (
    <Link className={className} href={paths.wishlist.getHref()} onClick={onClick}>
      <HeartIcon size="1.375rem" />
      {labelled ? <span>{t('wishlist')}</span> : <VisuallyHidden>{t('wishlist')}</VisuallyHidden>}{' '}
      {count > 0 && (
        <span className={styles.count}>
          {count}
          <VisuallyHidden> {t('saved')}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
