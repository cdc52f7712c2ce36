import { useUiText } from '../../messages';
import styles from './Rating.module.css';

interface RatingProps {
  /** An average and its number of reviews, the rating of one review, or null without any. */
  readonly rating: { readonly average: number; readonly count: number } | number | null;
  readonly className?: string;
}

/** A rating out of 5. */
export function Rating({ rating, className }: RatingProps) {
  const t = useUiText();
  const root = [styles.rating, className].filter(Boolean).join(' ');
  if (rating === null) return <span className={root}>{t('newRating')}</span>;
  const isAverage = typeof rating !== 'number';
  const shown = isAverage ? rating.average.toFixed(1) : String(rating);
  const label = isAverage
    ? t('ratedIn', { rating: shown, count: rating.count })
    : t('rated', { rating: shown });
  return (
    <span className={root} data-rated role="img" aria-label={label}>
      {shown}
      {isAverage && <span>{`(${rating.count})`}</span>}
    </span>
  );
}
