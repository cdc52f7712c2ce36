import type { Review } from '@kaadu/contracts/reviews';
import type { Navigation } from '@kaadu/federation/react';

/** Filter of the reviews; null for all. It is in the URL, so that it works without JavaScript and can be shared. */
export interface ReviewFilter {
  readonly stars: number | null;
  /** Month of the trip, YYYY-MM. */
  readonly month: string | null;
}

/** Reads `stars` and `month` from the URL. Malformed values are ignored. */
export function readReviewFilter(search: string): ReviewFilter {
  const params = new URLSearchParams(search);
  const stars = params.get('stars') ?? '';
  const month = params.get('month') ?? '';
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    month: /^\d{4}-\d\d$/.test(month) ? month : null,
  };
}

type Address = Pick<Navigation['location'], 'pathname' | 'search'>;

/** Returns the URL of a filter on the current page, with its other parameters. */
export function reviewsHref({ pathname, search }: Address, { stars, month }: ReviewFilter): string {
  const params = new URLSearchParams(search);
  params.delete('stars');
  params.delete('month');
  if (stars !== null) params.set('stars', String(stars));
  if (month !== null) params.set('month', month);
  return `${pathname}${params.size > 0 ? `?${params.toString()}` : ''}#reviews`;
}

export function filterReviews(reviews: readonly Review[], { stars, month }: ReviewFilter): readonly Review[] {
  return reviews.filter(
    ({ rating, stayed_at }) =>
      (stars === null || rating === stars) && (month === null || stayed_at.startsWith(month)),
  );
}

/** Returns the months of the trips, latest first. */
export function monthsOf(reviews: readonly Review[]): string[] {
  return [...new Set(reviews.map(({ stayed_at }) => stayed_at.slice(0, 7)))].sort().reverse();
}
