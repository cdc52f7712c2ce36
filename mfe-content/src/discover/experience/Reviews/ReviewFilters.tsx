import type { Review } from '@kaadu/contracts/reviews';
import { Link, useLanguage, useNavigation } from '@kaadu/federation/react';
import { monthOf } from '@kaadu/ui/dates';
import { filterReviews, monthsOf, reviewsHref, type ReviewFilter } from './review-filter';
import { useExperienceText } from '../messages';
import styles from './ReviewFilters.module.css';

interface ReviewFiltersProps {
  readonly reviews: readonly Review[];
  readonly filter: ReviewFilter;
}

const stars = [5, 4, 3, 2, 1];

/** Distribution of the ratings and months of the trips. Each links to its reviews, and from there back to all. */
export function ReviewFilters({ reviews, filter }: ReviewFiltersProps) {
  const t = useExperienceText();
  const language = useLanguage();
  const { location } = useNavigation();
  const months = monthsOf(reviews);
  return (
    <div className={styles.filters}>
      <ul className={styles.spread} aria-label={t('byRating')}>
        {stars.map((star) => (
          <StarRow key={star} star={star} reviews={reviews} filter={filter} />
        ))}
      </ul>
      {months.length > 1 && (
        <ul className={styles.months} aria-label={t('byMonth')}>
          {months.map((month) => {
            const isCurrent = month === filter.month;
            return (
              <li key={month}>
                <Link
                  className={styles.month}
                  href={reviewsHref(location, { ...filter, month: isCurrent ? null : month })}
                  aria-current={isCurrent || undefined}
                  keepScroll
                >
                  {monthOf(`${month}-01`, language)}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function StarRow({ star, reviews, filter }: ReviewFiltersProps & { readonly star: number }) {
  const { location } = useNavigation();
  const count = filterReviews(reviews, { stars: star, month: null }).length;
  const isCurrent = star === filter.stars;
  const name = useExperienceText()('stars', { count: star });
  return (
    <li className={styles.row}>
      {count > 0 ? (
        <Link
          className={styles.link}
          href={reviewsHref(location, { ...filter, stars: isCurrent ? null : star })}
          aria-current={isCurrent || undefined}
          keepScroll
        >
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      <meter className={styles.meter} min={0} max={reviews.length} value={count} aria-hidden="true" />
      <span className={styles.number}>{count}</span>
    </li>
  );
}
