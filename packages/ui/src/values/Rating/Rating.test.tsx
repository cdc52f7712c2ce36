import { render, screen } from '@testing-library/react';
import { Rating } from './Rating';

test('a rating has a spoken label', () => {
  render(<Rating rating={{ average: 4.62, count: 23 }} />);
  expect(screen.getByRole('img', { name: 'Rated 4.6 out of 5 in 23 reviews' })).toBeVisible();
});

test('one review is not called reviews', () => {
  render(<Rating rating={{ average: 5, count: 1 }} />);
  expect(screen.getByRole('img', { name: 'Rated 5.0 out of 5 in 1 review' })).toBeVisible();
});

test('the rating of a single review has no count', () => {
  render(<Rating rating={4} />);
  expect(screen.getByRole('img', { name: 'Rated 4 out of 5' })).toHaveTextContent(/^4$/);
});

test('a rating without reviews shows New', () => {
  render(<Rating rating={null} />);
  expect(screen.getByText('New')).toBeVisible();
});
