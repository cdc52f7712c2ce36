import { HeartIcon } from '@kaadu/ui';
import { useWishlist } from '../use-wishlist';
import { useSharedText } from '../../trip/messages';
import styles from './WishButton.module.css';

export interface WishButtonProps {
  readonly experience: { readonly primary_key: number; readonly title: string };
  /** Shows a label next to the heart, for a page of its own. */
  readonly labelled?: boolean;
}

/** Adds an experience to the wishlist and removes it again. */
export function WishButton({ experience: { primary_key, title }, labelled = false }: WishButtonProps) {
  const t = useSharedText();
  const { keys, toggle } = useWishlist();
  const saved = keys.includes(primary_key);
  return (
    <button
      type="button"
      className={styles.button}
      data-labelled={labelled || undefined}
      aria-label={t('saveTitle', { title })}
      aria-pressed={saved}
      onClick={() => toggle(primary_key)}
    >
      <HeartIcon className={styles.heart} />
      {labelled && <span>{saved ? t('saved') : t('save')}</span>}
    </button>
  );
}
