import type { PaymentRequest } from '../repository';
import { isPayable, takesPayment } from './request-view';

const at = new Date('2026-03-10T06:00:00Z');
const request: PaymentRequest = {
  primaryKey: 1,
  token: 'token',
  userPk: null,
  experiencePk: null,
  description: 'Two nights at Kabini',
  amountPaise: 2_500_000,
  status: 'open',
  transactionRef: null,
  expiresAt: new Date('2026-03-10T12:00:00Z'),
  createdAt: at,
  updatedAt: at,
};

describe('a request for ₹25,000 until noon', () => {
  test.each([
    ['11:59:59.999', true, true],
    ['12:00:00.000', false, true],
    // Five minutes of grace for a payment in progress.
    ['12:05:00.000', false, true],
    ['12:05:00.001', false, false],
  ])('at %s can be paid: %s; a payment is taken: %s', (time, payable, takes) => {
    const now = new Date(`2026-03-10T${time}Z`);
    expect([isPayable(request, now), takesPayment(request, 2_500_000, now)]).toEqual([payable, takes]);
  });

  test.each([
    ['open', true],
    ['failed', true],
    ['paid', false],
    ['cancelled', false],
    ['refunded', false],
  ] as const)('that is %s can be paid: %s', (status, payable) => {
    const now = new Date('2026-03-10T07:00:00Z');
    expect(isPayable({ ...request, status }, now)).toBe(payable);
    expect(takesPayment({ ...request, status }, 2_500_000, now)).toBe(payable);
  });

  test.each([2_499_999, 2_500_001, 0])('takes no payment of %i paise', (amount) => {
    expect(takesPayment(request, amount, at)).toBe(false);
  });
});

test('a request without an end can be paid at any time', () => {
  const later = new Date('2036-03-10T06:00:00Z');
  expect(isPayable({ ...request, expiresAt: null }, later)).toBe(true);
  expect(takesPayment({ ...request, expiresAt: null }, 2_500_000, later)).toBe(true);
});
