import { anExperience } from '@kaadu/travel-ui/testing';
import { filterReviews, monthsOf, readReviewFilter, reviewsHref } from './review-filter';

const { reviews } = anExperience();
const pathname = '/experience/misty-ridge-camp-coorg/12';
const authors = (search: string) =>
  filterReviews(reviews, readReviewFilter(search)).map(({ author }) => author);

test.each([
  ['', ['Asha', 'Ravi']],
  ['?stars=4', ['Ravi']],
  ['?month=2026-07', ['Asha']],
  ['?stars=4&month=2026-07', []],
  ['?stars=6&month=July', ['Asha', 'Ravi']],
])('a URL with %j shows the reviews of %j', (search, expected) => {
  expect(authors(search)).toEqual(expected);
});

test('the URL of a filter keeps the rest of the query and leads to the reviews', () => {
  const from = { pathname, search: '?from=2099-03-20&stars=5' };
  expect(reviewsHref(from, { stars: 4, month: '2026-07' })).toBe(
    `${pathname}?from=2099-03-20&stars=4&month=2026-07#reviews`,
  );
  expect(reviewsHref({ pathname, search: '?stars=5' }, { stars: null, month: null })).toBe(
    `${pathname}#reviews`,
  );
});

test('the months of the trips come latest first, each once', () => {
  expect(monthsOf([...reviews, ...reviews])).toEqual(['2026-07', '2026-02']);
});
