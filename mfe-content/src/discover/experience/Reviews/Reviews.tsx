import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import type { Review } from '@kaadu/contracts/reviews';
import { Link, useNavigation } from '@kaadu/federation/react';
import { SectionHeading } from '@kaadu/ui';
import { filterReviews, readReviewFilter, reviewsHref } from './review-filter';
import { ReviewFilters } from './ReviewFilters';
import { ReviewItem } from './ReviewItem';
import { useExperienceText } from '../messages';
import styles from './Reviews.module.css';

interface ReviewsProps {
  readonly rating: ExperienceDetail['rating'];
  readonly reviews: readonly Review[];
}

const shownAtFirst = 4;

/** Reviews, filtered by the distribution of their ratings. */
export function Reviews({ rating, reviews }: ReviewsProps) {
  const t = useExperienceText();
  const { location } = useNavigation();
  const filter = readReviewFilter(location.search);
  const found = filterReviews(reviews, filter);
  return (
    <section className={styles.reviews} id="reviews">
      <SectionHeading title={t('fromPeople')} />
      {rating ? (
        <div className={styles.summary}>
          <p className={styles.average}>
            {rating.average.toFixed(1)}
            <span className={styles.outOf}>{t('outOf', { count: rating.count })}</span>
          </p>
          {reviews.length > 0 && <ReviewFilters reviews={reviews} filter={filter} />}
        </div>
      ) : (
        <p className={styles.none}>{t('noReviews')}</p>
      )}
      {found.length < reviews.length && (
        <p role="status">
          <span>
            {found.length === 0
              ? t('noReviewMatches')
              : t('reviewsShown', { found: found.length, count: reviews.length })}
          </span>{' '}
          <Link className={styles.all} href={reviewsHref(location, { stars: null, month: null })} keepScroll>
            {t('showAll')}
          </Link>
        </p>
      )}
      <ReviewList reviews={found} />
    </section>
  );
}

function ReviewList({ reviews }: Pick<ReviewsProps, 'reviews'>) {
  const t = useExperienceText();
  const items = reviews.map((review) => <ReviewItem key={review.primary_key} review={review} />);
  const more = items.slice(shownAtFirst);
  return (
    <>
      <ul className={styles.list}>{items.slice(0, shownAtFirst)}</ul>
      {more.length > 0 && (
        <details>
          <summary className={styles.more}>{t('moreReviews', { count: more.length })}</summary>
          <ul className={styles.list}>{more}</ul>
        </details>
      )}
    </>
  );
}
