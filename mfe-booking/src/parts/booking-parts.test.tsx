import type { Booking } from '@kaadu/contracts/booking';
import { renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { aQuote } from '@kaadu/travel-ui/testing';
import { QuoteBreakdown } from '@kaadu/travel-ui/quote';
import { aConfirmedBooking } from '@kaadu/travel-ui/testing';
import { BookingLinks } from './BookingLinks/BookingLinks';
import { Policy } from './Policy/Policy';
import { PriceChange } from './PriceChange/PriceChange';
import { RefundNotice } from './RefundNotice/RefundNotice';

const texts = (role: 'listitem' | 'term' | 'definition') =>
  screen.getAllByRole(role).map(({ textContent }) => textContent);

describe('price', () => {
  test('three add-ons and a coupon are lines of their own, before tax, GST and total', () => {
    const quote = aQuote({
      lines: [
        { kind: 'base', label: 'Valley tent, 1 room × 2 nights', amount: 1_000_000 },
        { kind: 'extra_guest', label: '1 child', amount: 80_000 },
        { kind: 'add_on', label: 'Packed lunch × 3', amount: 75_000 },
        { kind: 'coupon', label: 'MONSOON10', amount: -108_050 },
      ],
      taxable: 1_046_950,
      taxes: [
        { label: 'CGST 2.5%', amount: 26_174 },
        { label: 'SGST 2.5%', amount: 26_174 },
      ],
      total: 1_099_298,
    });
    renderRemote(<QuoteBreakdown quote={quote} />);
    const amounts = texts('definition');
    expect(texts('term').map((name, index) => [name, amounts[index]])).toEqual([
      ['Valley tent, 1 room × 2 nights', '₹10,000'],
      ['1 child', '₹800'],
      ['Packed lunch × 3', '₹750'],
      ['MONSOON10', '−₹1,080.50'],
      ['Before tax', '₹10,469.50'],
      ['CGST 2.5%', '₹261.74'],
      ['SGST 2.5%', '₹261.74'],
      ['Total with GST', '₹10,992.98'],
    ]);
  });

  test('prices without tax have no line before tax', () => {
    const lines = aQuote().lines.slice(0, 1);
    renderRemote(
      <QuoteBreakdown quote={aQuote({ lines, taxes: [], taxable: 1_000_000, total: 1_000_000 })} />,
    );
    expect(texts('term')).toEqual(['Valley tent, 1 room × 2 nights', 'Total with GST']);
  });

  test('each night of a stay has its price and parts, and an add-on its price with tax', () => {
    const lunch = { kind: 'add_on', label: 'Packed lunch', amount: 31_000, tax: 1_600 } as const;
    const days = [
      {
        day: '2099-03-20',
        rate: 500_000,
        extra_guests: 80_000,
        discount: 58_000,
        tax: 26_100,
        total: 548_100,
      },
      { day: '2099-03-21', rate: 500_000, extra_guests: 0, discount: 0, tax: 25_000, total: 525_000 },
    ];
    renderRemote(<QuoteBreakdown quote={aQuote({ lines: [...aQuote().lines, lunch], days })} />);
    expect(texts('term')).toContain('Packed lunch₹326 with GST');
    expect(screen.getByText('Night by night')).toBeVisible();
    const nights = screen.getAllByRole('listitem', { hidden: true });
    expect(nights.map(({ textContent }) => textContent)).toEqual([
      'Friday 20 March₹5,481₹5,000 + ₹800 extra guests − ₹580 discount + ₹261 GST',
      'Saturday 21 March₹5,250₹5,000 + ₹250 GST',
    ]);
  });

  test('a price of an earlier release or of an activity has no nights', () => {
    renderRemote(<QuoteBreakdown quote={aQuote({ nights: 0, days: [] })} />);
    expect(screen.queryByText('Night by night')).not.toBeInTheDocument();
  });

  test('a higher total is announced with the difference', () => {
    renderRemote(<PriceChange change={{ shown: 1_100_000, now: 1_134_000 }} onAccept={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent('now: ₹340 more. Nothing is charged unless');
  });
});

describe('cancellation policy', () => {
  test('each share has its deadline in India, a step that ends at midnight the day before', () => {
    renderRemote(
      <Policy
        policy={[
          { until: '2099-03-05T18:30:00.000Z', refund_percent: 100 },
          { until: '2099-03-13T08:30:00.000Z', refund_percent: 50 },
          { until: '2099-03-18T18:30:00.000Z', refund_percent: 15 },
          { until: '2099-03-20T08:30:00.000Z', refund_percent: 0 },
        ]}
      />,
    );
    expect(texts('listitem')).toEqual([
      '100% back until the end of 5 March 2099',
      '50% back until 13 March 2099, 14:00',
      '15% back until the end of 18 March 2099',
      'No refund after that',
    ]);
  });

  test('a policy without a refund step says that there is no refund', () => {
    renderRemote(<Policy policy={[{ until: '2099-03-20T08:30:00.000Z', refund_percent: 0 }]} />);
    expect(screen.getByText('This booking cannot be refunded.')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('refund', () => {
  test.each<[NonNullable<Booking['refund']>, string, string]>([
    [
      { amount: 283_525, status: 'pending' },
      '₹2,835.25 is on its way back to you',
      'within seven working days',
    ],
    [
      { amount: 283_525, status: 'processed' },
      '₹2,835.25 has been refunded',
      'It went back the way you paid',
    ],
    [
      { amount: 283_525, status: 'failed' },
      'The refund of ₹2,835.25 has not gone through yet',
      'It was refused',
    ],
  ])('%j says "%s"', (refund, title, text) => {
    renderRemote(<RefundNotice refund={refund} />);
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(new RegExp(text))).toBeVisible();
  });

  test('the notice is empty without a refund', () => {
    renderRemote(<RefundNotice refund={null} />);
    expect(screen.queryByText(/₹|refund/)).not.toBeInTheDocument();
  });
});

test('each credit note of a booking can be downloaded, next to the invoice', () => {
  const issued_at = '2099-01-11T10:00:00.000Z';
  const booking = aConfirmedBooking({
    credit_notes: [
      { number: 'CN/98-99/000007', amount: 183_500, issued_at },
      { number: 'CN/98-99/000009', amount: 777_000, issued_at },
    ],
  });
  renderRemote(<BookingLinks booking={booking} />);
  expect(screen.getByRole('link', { name: 'GST invoice (PDF)' })).toBeVisible();
  const [first, second] = screen.getAllByRole('link', { name: /^Credit note/ });
  expect(first).toHaveAccessibleName('Credit note over ₹1,835 (PDF)');
  expect(first).toHaveAttribute(
    'href',
    expect.stringMatching(/\/bookings\/KT-7Q2M4X\/creditNotes\/CN-98-99-000007\?key=a-long-secret$/),
  );
  expect(second).toHaveAttribute('href', expect.stringContaining('CN-98-99-000009'));
});
