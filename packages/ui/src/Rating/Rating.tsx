import styles from './Rating.module.css';

interface RatingProps {
  /** Null when nobody has reviewed it yet. */
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly className?: string;
}

/** Average of verified reviews, out of 5, with how many there are. */
export function Rating({ rating, className }: RatingProps) {
  const root = [styles.rating, className].filter(Boolean).join(' ');
  if (!rating) return <span className={root}>New</span>;
  const average = rating.average.toFixed(1);
  const reviews = `${rating.count} ${rating.count === 1 ? 'review' : 'reviews'}`;
  return (
    <span className={root} role="img" aria-label={`Rated ${average} out of 5 in ${reviews}`}>
      <svg className={styles.star} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="m10 1.6 2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z" />
      </svg>
      <span className={styles.average}>{average}</span>
      <span className={styles.count}>({rating.count})</span>
    </span>
  );
}
