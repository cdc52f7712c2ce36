import { RefundBody } from '@kaadu/contracts/booking';
import { checkForm, paiseOf } from './check-form';

test('a problem names its field, with the message of the API’s schema', () => {
  const entered = { amount: Number.NaN, reason: ' ', cancels: false, shown_refundable: 100 };
  expect(checkForm(RefundBody, entered)).toEqual({
    value: null,
    problems: { amount: 'Enter an amount.', reason: 'Give a reason for the records.' },
  });
});

test('valid input is returned as the API expects it', () => {
  const entered = { amount: 100, reason: ' No hot water ', cancels: true, shown_refundable: 100 };
  expect(checkForm(RefundBody, entered).value).toEqual({ ...entered, reason: 'No hot water' });
});

test.each([
  ['1,250.50', 125_050],
  ['₹ 12', 1_200],
  ['0.07', 7],
  ['', Number.NaN],
  ['12.345', Number.NaN],
  ['-1', Number.NaN],
])('%j rupees are %d paise', (text, paise) => {
  expect(paiseOf(text)).toBe(paise);
});
