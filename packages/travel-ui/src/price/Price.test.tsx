import { render, screen } from '@testing-library/react';
import { Price } from './Price';

const rate = { total: 525_000, member_total: 490_000, unit: 'night' } as const;
const trip = {
  total: 901_000,
  member_total: 901_000,
  nights: 2,
  from: '2099-03-20',
  party: { adults: 2, ages: [6] },
};
const price = () => screen.getByText((_text, element) => element?.hasAttribute('data-price') === true);
const shown = () => price().textContent;

test('a price without dates is the lowest of a night with GST, and the member rate', () => {
  render(<Price price={rate} />);
  expect(shown()).toBe('from ₹5,250 per night with GST ₹4,900 for members');
  for (const amount of ['₹5,250', '₹4,900'])
    expect(screen.getByText(amount)).toHaveAttribute('translate', 'no');
});

test('a price of a trip names nights and party, and no other rate', () => {
  render(<Price price={trip} />);
  expect(shown()).toBe('₹9,010 for 2 nights, 2 adults, 1 child with GST ');
});

test('a price of an activity names its day', () => {
  render(<Price price={{ ...trip, nights: 0, party: { adults: 1, ages: [] } }} />);
  expect(shown()).toBe('₹9,010 on 20 March, 1 adult with GST ');
});

test('a signed-in member sees the member rate as the price', () => {
  render(<Price price={{ ...trip, member_total: 850_000 }} member />);
  expect(screen.getByText('₹8,500').tagName).toBe('STRONG');
  expect(screen.getByText('₹9,010').tagName).toBe('S');
});

test('a price that is being requested again is busy', () => {
  render(<Price price={trip} stale />);
  expect(price()).toHaveAttribute('aria-busy', 'true');
});
