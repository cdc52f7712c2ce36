import { render, screen } from '@testing-library/react';
import { Price } from './Price';

const price = { total: 525_000, member_total: 490_000, unit: 'night' } as const;

test('a price shows the final amount with GST first, and the member rate on its own line', () => {
  render(<Price price={price} />);
  expect(screen.getByText('₹5,250')).toBeVisible();
  expect(screen.getByText('with GST')).toBeVisible();
  expect(screen.getByText('for members')).toHaveTextContent('₹4,900 for members');
  for (const amount of ['₹5,250', '₹4,900'])
    expect(screen.getByText(amount)).toHaveAttribute('translate', 'no');
});

test('a signed-in member sees the member rate as the price', () => {
  render(<Price price={price} member />);
  expect(screen.getByText('₹4,900').tagName).toBe('STRONG');
  expect(screen.getByText('₹5,250').tagName).toBe('S');
});

test('a price without a member rate says only that GST is included', () => {
  render(<Price price={{ ...price, member_total: price.total }} member />);
  expect(screen.getByText('with GST')).toBeVisible();
  expect(screen.queryByText(/member/)).not.toBeInTheDocument();
});
