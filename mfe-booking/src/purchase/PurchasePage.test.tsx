import { checkAvailability } from '@kaadu/contracts/availability';
import { createBooking, getBooking, payBooking, type Booking } from '@kaadu/contracts/booking';
import { fakeClock, flushPromises, mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, aConfirmedBooking } from '@kaadu/travel-ui/testing';
import { anAvailability, anOptionAnswer } from '@kaadu/travel-ui/testing';
import { leaveTo } from '@kaadu/ui/navigation';
import { page as failure } from '../exposes/purchase-failure';
import { page as pending } from '../exposes/purchase-pending';
import { page as success } from '../exposes/purchase-success';

jest.mock('@kaadu/ui/navigation');
const api = mockApi();
const pages = { success, pending, failure };
type Outcome = keyof typeof pages;
const of = (outcome: Outcome) => `/experience/misty-ridge-camp-coorg/12/buy/${outcome}?ref=KT-7Q2M4X&key=k`;

function open(outcome: Outcome, booking: Booking) {
  api.respond(getBooking, booking);
  const { Page } = pages[outcome];
  return renderRemote(<Page />, { at: of(outcome) });
}

test('a confirmed booking shows its reference, the next steps and its links', async () => {
  open('success', aConfirmedBooking());
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible();
  expect(screen.getByText('KT-7Q2M4X')).toBeVisible();
  expect(screen.getByText('asha@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your confirmation' })).toHaveAttribute(
    'href',
    '/booking-confirmation-page?ref=KT-7Q2M4X&key=a-long-secret',
  );
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    'https://api.test/bookings/KT-7Q2M4X/calendar.ics?key=a-long-secret',
  );
});

test('a URL that claims success for a failed booking redirects, and shows nothing meanwhile', async () => {
  const { navigate } = open('success', aBooking({ status: 'EXPIRED', page: 'failure', hold: null }));
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith(
      '/experience/misty-ridge-camp-coorg/12/buy/failure?ref=KT-7Q2M4X&key=a-long-secret',
      { replace: true },
    ),
  );
  expect(screen.queryByText('You are booked')).not.toBeInTheDocument();
});

test('a URL that claims failure for a held, unpaid booking redirects', async () => {
  const { navigate } = open('failure', aBooking());
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith(expect.stringMatching(/\/buy\?/), { replace: true }),
  );
});

test('a payment that failed while the booking is held can be tried again', async () => {
  api.respond(payBooking, { kind: 'redirect', url: 'https://pay.test/2' });
  const { navigate } = open('failure', aBooking({ page: 'checkout', payment_failed: true }));
  expect(await screen.findByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again: pay ₹11,340' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.test/2'));
});

test('a hold that has ended can be held again, or other days chosen', async () => {
  api.respond(
    checkAvailability,
    anAvailability({ alternatives: [{ from: '2099-03-24', to: '2099-03-26' }] }),
  );
  open('failure', aBooking({ status: 'EXPIRED', page: 'failure', hold: null }));
  expect(await screen.findByRole('heading', { name: 'Your hold has ended' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /24 March 2099/ })).toHaveAttribute(
    'href',
    '/experience/misty-ridge-camp-coorg/12?from=2099-03-24&guests=3&option=121&to=2099-03-26&ages=8#booking',
  );
  api.respond(createBooking, aBooking({ reference: 'KT-NEW1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hold it again' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(expect.stringContaining('ref=KT-NEW1')));
  expect(api.requests(createBooking)[0]?.body).toMatchObject({ option_pk: 121, shown_total: 1_134_000 });
});

test('a late payment is explained, and a taken place cannot be held again', async () => {
  api.respond(
    checkAvailability,
    anAvailability({ options: [anOptionAnswer({ status: 'SOLD_OUT', reason: 'Sold out', quote: null })] }),
  );
  open(
    'failure',
    aBooking({
      status: 'REFUND_PENDING',
      page: 'failure',
      hold: null,
      refund: { amount: 1_134_000, status: 'pending' },
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Your payment came too late' })).toBeVisible();
  expect(await screen.findByText('Valley tent is not free any more')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hold it again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose something else' })).toHaveAttribute(
    'href',
    expect.stringContaining('from=2099-03-20'),
  );
});

test('a booking that was confirmed and then cancelled says that', async () => {
  api.respond(checkAvailability, anAvailability());
  open(
    'failure',
    aConfirmedBooking({
      status: 'REFUNDED',
      page: 'failure',
      invoice_number: 'INV/1',
      refund: { amount: 567_000, status: 'processed' },
    }),
  );
  expect(await screen.findByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  expect(screen.getByText('₹5,670 has been refunded')).toBeVisible();
});

test('a cancellation without a refund says so', async () => {
  api.respond(checkAvailability, anAvailability());
  open('failure', aConfirmedBooking({ status: 'CANCELLED', page: 'failure' }));
  expect(await screen.findByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  expect(screen.getByText('Its cancellation policy gives no refund.')).toBeVisible();
  expect(screen.queryByText(/₹/)).not.toBeInTheDocument();
});

test('a trip that did not take place is not announced as upcoming', async () => {
  open('success', aConfirmedBooking({ status: 'NO_SHOW' }));
  expect(await screen.findByRole('heading', { name: 'This booking was confirmed earlier' })).toBeVisible();
  expect(screen.queryByText('What happens next')).not.toBeInTheDocument();
});

test('a rejected booking shows the refund', async () => {
  api.respond(checkAvailability, anAvailability());
  open(
    'failure',
    aBooking({
      status: 'REJECTED',
      page: 'failure',
      hold: null,
      refund: { amount: 1_134_000, status: 'pending' },
    }),
  );
  expect(await screen.findByRole('heading', { name: 'The operator cannot host you' })).toBeVisible();
  expect(screen.getByText('₹11,340 is on its way back to you')).toBeVisible();
});

describe('pending', () => {
  const clock = fakeClock();

  test('a booking that waits for its operator shows that it is paid and held, and offers no payment', async () => {
    open('pending', aConfirmedBooking({ status: 'PENDING', page: 'pending' }));
    await flushPromises();
    expect(screen.getByRole('heading', { name: 'Waiting for the operator' })).toBeVisible();
    expect(screen.getByText('Your payment has arrived')).toBeVisible();
    expect(screen.queryByRole('button', { name: /payment/ })).not.toBeInTheDocument();
  });

  test('a visitor who returned without paying can resume the payment', async () => {
    open('pending', aBooking({ status: 'PAYMENT_PENDING', page: 'pending' }));
    await flushPromises();
    expect(screen.getByRole('button', { name: 'Back to the payment of ₹11,340' })).toBeEnabled();
  });

  test('the page polls at growing intervals for two minutes, then promises an e-mail', async () => {
    open('pending', aConfirmedBooking({ status: 'PAYMENT_PENDING', page: 'pending' }));
    await flushPromises();
    expect(screen.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible();
    const asked: number[] = [];
    for (const seconds of [1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 15, 15, 20]) {
      await clock.advance(seconds * 1_000 - 1);
      await flushPromises();
      expect(screen.queryByText('This takes longer than usual')).not.toBeInTheDocument();
      asked.push(api.requests(getBooking).length);
      await clock.advance(1);
      await flushPromises();
    }
    expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(screen.getByText('This takes longer than usual')).toBeVisible();
    expect(screen.getByText('asha@example.com')).toBeVisible();
    await clock.advance(60_000);
    await flushPromises();
    expect(api.requests(getBooking)).toHaveLength(14);
  });

  test('the page redirects once the payment has arrived', async () => {
    const { navigate } = open('pending', aConfirmedBooking({ status: 'PAYMENT_PENDING', page: 'pending' }));
    await flushPromises();
    api.respond(getBooking, aConfirmedBooking());
    await clock.advance(1_000);
    await flushPromises();
    expect(navigate).toHaveBeenCalledWith(expect.stringContaining('/buy/success?'), { replace: true });
  });
});
