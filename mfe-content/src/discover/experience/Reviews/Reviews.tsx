import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import type { Review } from '@kaadu/contracts/reviews';
import { Rating, SectionHeading } from '@kaadu/ui';
import { monthOf } from '../../../shared/dates/dates';
import styles from './Reviews.module.css';

interface ReviewsProps {
  readonly rating: ExperienceDetail['rating'];
  readonly reviews: readonly Review[];
}

const stars = [5, 4, 3, 2, 1];
const shownAtFirst = 4;

/** Reviews with the distribution of their ratings. */
export function Reviews({ rating, reviews }: ReviewsProps) {
  const more = reviews.slice(shownAtFirst);
  return (
    <section className={styles.reviews} id="reviews">
      <SectionHeading title="From people who went" />
      {rating ? (
        <div className={styles.summary}>
          <p className={styles.average}>
            {rating.average.toFixed(1)}
            <span className={styles.outOf}>
              out of 5, {rating.count} {rating.count === 1 ? 'review' : 'reviews'}
            </span>
          </p>
          <RatingDistribution reviews={reviews} />
        </div>
      ) : (
        <p className={styles.none}>
          Nobody has reviewed this yet. Reviews come only from completed bookings.
        </p>
      )}
      <ul className={styles.list}>
        {reviews.slice(0, shownAtFirst).map((review) => (
          <ReviewItem key={review.primary_key} review={review} />
        ))}
      </ul>
      {more.length > 0 && (
        <details>
          <summary className={styles.more}>
            {more.length} more {more.length === 1 ? 'review' : 'reviews'}
          </summary>
          <ul className={styles.list}>
            {more.map((review) => (
              <ReviewItem key={review.primary_key} review={review} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function RatingDistribution({ reviews }: { readonly reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <ul className={styles.spread} aria-label="How the ratings are spread">
      {stars.map((star) => {
        const count = reviews.filter(({ rating }) => rating === star).length;
        return (
          <li key={star} className={styles.row}>
            <span>{star === 1 ? '1 star' : `${star} stars`}</span>
            <meter className={styles.meter} min={0} max={reviews.length} value={count} aria-hidden="true" />
            <span className={styles.number}>{count}</span>
          </li>
        );
      })}
    </ul>
  );
}

function ReviewItem({ review }: { readonly review: Review }) {
  return (
    <li className={styles.quote}>
      <Rating rating={review.rating} />
      <blockquote className={styles.text}>{review.text}</blockquote>
      <p className={styles.author}>
        {review.author}, {monthOf(review.stayed_at)}
      </p>
    </li>
  );
}
