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
    <span className={root} data-rated role="img" aria-label={`Rated ${shown} out of 5${reviews}`}>
      {shown}
      {isAverage && <span>{`(${rating.count})`}</span>}
    </span>
  );
}
