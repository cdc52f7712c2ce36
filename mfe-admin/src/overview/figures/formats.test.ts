import { shortMoney } from '../../shared/short-money';
import { durationText, percentText, vitalText } from './formats';

test.each([
  [0, '₹0'],
  [99_900, '₹999'],
  [5_000_000, '₹50k'],
  [25_000_000, '₹2.5L'],
  [1_234_500_000, '₹1.2Cr'],
  [-150_000, '−₹1.5k'],
])('%d paise are %s on an axis', (paise, text) => {
  expect(shortMoney(paise)).toBe(text);
});

test.each([
  [0, '0 s'],
  [45.4, '45 s'],
  [240, '4 min'],
  [3599, '1 h'],
  [4800, '1 h 20 min'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

test('shares and measures have their units', () => {
  expect([percentText(0.2561), percentText(1)]).toEqual(['25.6 %', '100 %']);
  expect([vitalText('LCP', 2380), vitalText('INP', 180), vitalText('CLS', 0.1)]).toEqual([
    '2.38 s',
    '180 ms',
    '0.1',
  ]);
});
