import styles from './Rating.module.css';

interface RatingProps {
  /** An average and its number of reviews, the rating of one review, or null without any. */
  readonly rating: { readonly average: number; readonly count: number } | number | null;
  readonly className?: string;
}

/** A rating out of 5. */
export function Rating({ rating, className }: RatingProps) {
  const root = [styles.rating, className].filter(Boolean).join(' ');
  if (rating === null) return <span className={root}>New</span>;
  const isAverage = typeof rating !== 'number';
  const shown = isAverage ? rating.average.toFixed(1) : String(rating);
  const reviews = isAverage ? ` in ${rating.count} ${rating.count === 1 ? 'review' : 'reviews'}` : '';
  return (
    <span className={root} role="img" aria-label={`Rated ${shown} out of 5${reviews}`}>
      <svg className={styles.star} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="m10 1.6 2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z" />
      </svg>
      <span>{shown}</span>
      {isAverage && <span className={styles.count}>({rating.count})</span>}
    </span>
  );
}
