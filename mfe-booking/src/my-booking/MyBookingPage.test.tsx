import {
  cancelBooking,
  getBooking,
  getCancelQuote,
  reviewBooking,
  saveHostNotes,
} from '@kaadu/contracts/booking';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConfirmedBooking } from '@kaadu/travel-ui/testing';
import { MyBookingPage } from './MyBookingPage';

const api = mockApi();
const at = '/my-bookings/KT-7Q2M4X?key=a-long-secret';
const button = (name: string) => screen.findByRole('button', { name });

function open(over: Parameters<typeof aConfirmedBooking>[0] = {}) {
  api.respond(getBooking, aConfirmedBooking(over));
  return renderRemote(<MyBookingPage />, { at });
}

test.each([
  { percent: 100, refund: 1_134_000, fee: 0, shown: ['₹11,340', '₹0', '₹11,340'] },
  { percent: 75, refund: 850_500, fee: 283_500, shown: ['₹11,340', '₹2,835', '₹8,505'] },
  { percent: 33, refund: 374_220, fee: 759_780, shown: ['₹11,340', '₹7,597.80', '₹3,742.20'] },
  { percent: 0, refund: 0, fee: 1_134_000, shown: ['₹11,340', '₹11,340', '₹0'] },
])(
  'a cancellation at $percent % shows the paid, kept and refunded amounts',
  async ({ percent, refund, fee, shown }) => {
    open();
    api.respond(getCancelQuote, { paid: 1_134_000, refund, fee, refund_percent: percent });
    await userEvent.click(await button('See the refund'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking' }));
    const texts = (role: string) => dialog.getAllByRole(role).map(({ textContent }) => textContent);
    expect(texts('term')).toEqual(['Paid', 'Kept by the cancellation policy', `Refund (${percent}%)`]);
    expect(texts('definition')).toEqual(shown);
    expect(api.requests(cancelBooking)).toEqual([]);
  },
);

test('cancelling shows the refund before the confirmation and after it', async () => {
  open();
  api.respond(getCancelQuote, { paid: 1_134_000, refund: 567_000, fee: 567_000, refund_percent: 50 });
  await userEvent.click(await button('See the refund'));
  expect(await screen.findByText('Refund (50%)')).toBeVisible();
  const keep = await button('Keep the booking');
  await waitFor(() => expect(keep).toHaveFocus());
  api.respond(
    cancelBooking,
    aConfirmedBooking({
      status: 'REFUND_PENDING',
      page: 'failure',
      can_cancel: false,
      refund: { amount: 567_000, status: 'pending' },
    }),
  );
  await userEvent.click(await button('Cancel it'));
  expect(await screen.findByText('₹5,670 is on its way back to you')).toBeVisible();
  expect(api.requests(cancelBooking).map(({ body }) => body)).toEqual([
    { key: 'a-long-secret', shown_refund: 567_000 },
  ]);
  await waitFor(() =>
    expect(screen.getByRole('group', { name: '₹5,670 is on its way back to you' })).toHaveFocus(),
  );
  for (const gone of ['Cancel this booking', 'Getting there', 'If plans change']) {
    expect(screen.queryByText(gone)).not.toBeInTheDocument();
  }
});

test.each([
  ['was taken', { status: 'REDEEMED' }],
  ['was not taken', { status: 'NO_SHOW' }],
  ['is over', { from: '2020-01-01', to: '2020-01-03' }],
] as const)('a trip that %s shows neither directions nor the cancellation refund', async (_, over) => {
  open({ ...over, can_cancel: false });
  expect(await screen.findByText('Travellers')).toBeVisible();
  for (const gone of ['Getting there', 'If plans change']) {
    expect(screen.queryByText(gone)).not.toBeInTheDocument();
  }
});

test.each([
  ['ON_HOLD', 1],
  ['PAYMENT_PENDING', 1],
  ['PENDING', 0],
  ['CONFIRMED', 0],
] as const)('a booking that is %s has %i links to continue the payment', async (status, links) => {
  open({ status, page: status === 'CONFIRMED' ? 'success' : 'pending' });
  expect(await screen.findByText('Travellers')).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Continue booking' })).toHaveLength(links);
});

test('a cancellation without a refund is announced at the focus', async () => {
  open();
  api.respond(getCancelQuote, { paid: 1_134_000, refund: 0, fee: 1_134_000, refund_percent: 0 });
  await userEvent.click(await button('See the refund'));
  api.respond(cancelBooking, aConfirmedBooking({ status: 'CANCELLED', can_cancel: false }));
  await userEvent.click(await button('Cancel it'));
  const outcome = await screen.findByRole('group', { name: 'Your booking is cancelled' });
  await waitFor(() => expect(outcome).toHaveFocus());
  expect(outcome).toHaveTextContent('gives no refund');
});

test('a refused cancellation keeps the booking and shows the reason', async () => {
  open();
  api.respond(getCancelQuote, { paid: 1_134_000, refund: 567_000, fee: 567_000, refund_percent: 50 });
  await userEvent.click(await button('See the refund'));
  api.respondWithError(cancelBooking, { status: 409, message: 'The refund is less now.' });
  await userEvent.click(await button('Cancel it'));
  expect(await screen.findByText('The refund is less now.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The booking was not cancelled');
  expect(screen.getByText('Confirmed ·', { exact: false })).toBeInTheDocument();
});

test('notes to the host can be changed after the booking', async () => {
  open({ host_notes: { note: null, arrival_time: '18:00', dietary_needs: null } });
  expect(await screen.findByLabelText('Arrival time')).toHaveValue('18:00');
  await userEvent.type(screen.getByLabelText('Dietary needs'), 'Jain');
  const host_notes = { note: null, arrival_time: '18:00', dietary_needs: 'Jain' };
  api.respond(saveHostNotes, aConfirmedBooking({ host_notes }));
  await userEvent.click(await button('Save for the host'));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Your host has your notes' })).toHaveFocus());
  expect(api.requests(saveHostNotes).map(({ body }) => body)).toEqual([{ key: 'a-long-secret', host_notes }]);
  expect(screen.getByRole('list', { name: 'For your host' })).toHaveTextContent('Arrival: about 18:00');
});

test('later payments and refunds are listed with their documents and their sum', async () => {
  const issued_at = '2099-01-10T10:00:00Z';
  open({
    supplementary_invoices: [{ number: 'INV/98-99/000043', amount: 567_000, issued_at }],
    credit_notes: [{ number: 'CN/98-99/000007', amount: 134_000, issued_at }],
    balance: 1_567_000,
  });
  expect(await screen.findByText('Invoice INV/98-99/000043: ₹5,670 paid for a change')).toBeVisible();
  expect(screen.getByText('Credit note CN/98-99/000007: ₹1,340 refunded')).toBeVisible();
  expect(screen.getByText('Paid less refunds: ₹15,670')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invoice over ₹5,670 (PDF)' })).toHaveAttribute(
    'href',
    expect.stringContaining('/supplementaryInvoices/INV-98-99-000043?key=a-long-secret'),
  );
});

test('a past trip can be reviewed, with stars and text', async () => {
  open({ status: 'REDEEMED', can_review: true, can_cancel: false, can_change_dates: false });
  api.respond(reviewBooking, { primary_key: 9 });
  expect(await button('Send the review')).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: '4 ★ Good' }));
  await userEvent.type(screen.getByLabelText('What should others know?'), 'Quiet and green.');
  await userEvent.click(await button('Send the review'));
  expect(await screen.findByText('Thank you')).toBeVisible();
  expect(api.requests(reviewBooking).map(({ body }) => body)).toEqual([
    { key: 'a-long-secret', rating: 4, text: 'Quiet and green.' },
  ]);
});

test('actions that are no longer possible are not offered', async () => {
  open({ can_cancel: false, can_change_dates: false });
  expect(await screen.findByText('Getting there')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Cancel this booking')).not.toBeInTheDocument());
  expect(screen.queryByText('Change dates, guests or names')).not.toBeInTheDocument();
});
