import type { Booking } from '@kaadu/contracts/booking';
import { stay } from '../testing/test-data';
import { bookingEmail, type BookingEmailKind } from './booking-email';

const origins = { siteUrl: 'https://kaadu.test', apiUrl: 'https://api.kaadu.test' };
const at = '2026-03-14T06:00:00Z';
/** Two refunds: ₹1,000 before the last change, and ₹500 by it. */
const twice = {
  sequence: 2,
  credit_notes: [
    { number: 'CN/25-26/000001', amount: 100_000, issued_at: at, sequence: 1 },
    { number: 'CN/25-26/000002', amount: 50_000, issued_at: at, sequence: 2 },
  ],
};

const occasions: [string, BookingEmailKind, Booking, string, string][] = [
  [
    'dates changed to cheaper ones, after an earlier refund',
    'dates_changed',
    { ...stay, ...twice, refund: { amount: 150_000, status: 'pending' } },
    'New dates',
    '₹500 is refunded the way you paid',
  ],
  [
    'guests changed, with a payment',
    'changed',
    {
      ...stay,
      sequence: 1,
      supplementary_invoices: [{ number: 'INV/25-26/000002', amount: 40_000, issued_at: at, sequence: 1 }],
    },
    'Changed: Kabini',
    'You have paid ₹400 more for this change.',
  ],
  [
    'change by staff to be paid',
    'change_waiting',
    {
      ...stay,
      pending_change: {
        from: '2026-04-03',
        to: '2026-04-05',
        slot: null,
        party: { guests: 2, ages: [] },
        total: 1_500_000,
        difference: 44_700,
        expires_at: '2026-03-11T06:00:00Z',
      },
    },
    'Pay ₹447 to change your trip',
    'We hold the places until 11 March 2026 at 11:30 IST',
  ],
  [
    'change paid too late',
    'change_returned',
    { ...stay, refund: { amount: 44_700, status: 'pending' } },
    'Your change was not made',
    '₹447 is refunded the way you paid',
  ],
  [
    'refund by staff, after an earlier one',
    'refunded',
    { ...stay, ...twice, refund: { amount: 150_000, status: 'pending' } },
    'Refund of ₹500',
    '₹500 is refunded the way you paid',
  ],
  [
    'several refunds that have left',
    'refunded',
    { ...stay, ...twice, status: 'REFUNDED', refund: { amount: 150_000, status: 'processed' } },
    'Refund of ₹1,500',
    'Credit note CN/25-26/000002: ₹500',
  ],
  [
    'part of the refunds delayed',
    'refund_delayed',
    { ...stay, refund: { amount: 150_000, status: 'failed', outstanding: 50_000 } },
    'Your refund of ₹500 is delayed',
    'We have tried to send ₹500 back',
  ],
];

test.each(occasions)(
  '%s: the e-mail names the amount of this step',
  (_name, kind, booking, subject, says) => {
    const email = bookingEmail(kind, booking, origins);
    expect(email.subject).toContain(subject);
    expect(email.text).toContain(says);
    expect(email.html).toContain(says);
  },
);
