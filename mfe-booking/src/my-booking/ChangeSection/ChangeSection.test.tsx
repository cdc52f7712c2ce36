import {
  changeBooking,
  getBooking,
  getChangeQuote,
  payChange,
  releaseChange,
} from '@kaadu/contracts/booking';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { aConfirmedBooking, aQuote } from '@kaadu/travel-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyBookingPage } from '../MyBookingPage';

// jsdom loads no documents.
jest.mock('../PendingChange/own-document', () => ({ hasOwnDocument: () => true }));
const api = mockApi();
const at = '/my-bookings/KT-7Q2M4X?key=a-long-secret';
const button = (name: string) => screen.findByRole('button', { name });

function open(over: Parameters<typeof aConfirmedBooking>[0] = {}) {
  api.respond(getBooking, aConfirmedBooking(over));
  return renderRemote(<MyBookingPage />, { at });
}

const quoted = (total: number, total_before = 1_134_000) => ({
  quote: aQuote({ total }),
  total_before,
  difference: total - total_before,
});
const pending_change = {
  from: '2099-03-20',
  to: '2099-03-23',
  slot: null,
  party: { guests: 3, ages: [8] },
  total: 1_701_000,
  difference: 567_000,
  expires_at: '2099-01-10T10:15:00.000Z',
};

async function chooseDates(from: string, to: string) {
  fireEvent.change(await screen.findByLabelText('Check-in'), { target: { value: from } });
  fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: to } });
  await userEvent.click(await button('See the price'));
}

describe('a change', () => {
  test('to cheaper dates shows the refund first, and takes effect once that is confirmed', async () => {
    open();
    api.respond(getChangeQuote, quoted(1_000_000));
    await chooseDates('2099-04-01', '2099-04-03');
    expect(await screen.findByText(/goes back the way you paid/)).toHaveTextContent(
      'You booked for ₹11,340. ₹1,340 goes back the way you paid.',
    );
    expect(api.requests(changeBooking)).toEqual([]);
    api.respond(changeBooking, aConfirmedBooking({ from: '2099-04-01', to: '2099-04-03' }));
    await userEvent.click(await button('Change and get ₹1,340 back'));
    const done = await screen.findByRole('group', { name: /^Changed: 1 April 2099 to 3 April 2099/ });
    await waitFor(() => expect(done).toHaveFocus());
    expect(api.requests(changeBooking).map(({ body }) => body)).toEqual([
      {
        key: 'a-long-secret',
        from: '2099-04-01',
        to: '2099-04-03',
        slot: null,
        party: { guests: 3, ages: [8] },
        travellers: [
          { name: 'Asha Rao', age: null, document: null },
          { name: 'Ravi Rao', age: null, document: null },
          { name: 'Mini Rao', age: 8, document: null },
        ],
        shown_difference: -134_000,
      },
    ]);
  });

  test('of the guests needs the name of the new one, and keeps the others in place', async () => {
    open();
    await userEvent.click(await button('One adult more'));
    await userEvent.click(await button('See the price'));
    expect(await screen.findByText('Enter this traveller’s name.')).toBeVisible();
    expect(api.requests(getChangeQuote)).toEqual([]);
    const names = screen.getAllByLabelText('Full name');
    expect(names.map((field) => field.getAttribute('value'))).toEqual([
      'Asha Rao',
      'Ravi Rao',
      '',
      'Mini Rao',
    ]);
    await userEvent.type(names[2] ?? screen.getByRole('main'), 'Nila Rao');
    api.respond(getChangeQuote, quoted(1_134_000));
    await userEvent.click(await button('See the price'));
    api.respond(changeBooking, aConfirmedBooking({ party: { guests: 4, ages: [8] } }));
    await userEvent.click(await button('Change the booking'));
    await screen.findByText('3 adults, 1 child. We have sent you an e-mail.');
    const [request] = api.requests(changeBooking).map(({ body }) => body);
    expect(request).toMatchObject({
      party: { guests: 4, ages: [8] },
      travellers: { 2: { name: 'Nila Rao' } },
    });
  });

  test('that is not possible leaves the booking as it is', async () => {
    open();
    api.respondWithError(getChangeQuote, { status: 409, message: 'Those days are taken.' });
    await chooseDates('2099-04-01', '2099-04-03');
    expect(await screen.findByText('Those days are taken.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
  });

  test('to a higher price names the amount to pay before it is held', async () => {
    open();
    api.respond(getChangeQuote, quoted(1_701_000));
    await chooseDates('2099-03-20', '2099-03-23');
    expect(await screen.findByText(/is still to be paid/)).toHaveTextContent(
      'You booked for ₹11,340. ₹5,670 is still to be paid. We hold the places for 15 minutes',
    );
    expect(await button('Continue to pay ₹5,670')).toBeEnabled();
  });
});

describe('a change that waits for its payment', () => {
  test('shows its price and time, and replaces the form', async () => {
    open({ pending_change });
    const panel = await screen.findByRole('region', { name: 'Pay ₹5,670 to change your booking' });
    expect(panel).toHaveTextContent('20 March 2099 to 23 March 2099 (3 nights), 2 adults, 1 child');
    expect(panel).toHaveTextContent('The new price is ₹17,010.');
    expect(within(panel).getByRole('timer')).toHaveTextContent('15:00');
    expect(screen.queryByText('Change dates, guests or names')).not.toBeInTheDocument();
  });

  test('can be given up', async () => {
    open({ pending_change });
    api.respond(releaseChange, aConfirmedBooking());
    await userEvent.click(await button('Keep the booking as it is'));
    expect(await screen.findByText('Change dates, guests or names')).toBeVisible();
  });

  test('reports a payment that cannot be started', async () => {
    open({ pending_change });
    api.respondWithError(payChange, { status: 503, message: 'Our payment partner does not respond.' });
    await userEvent.click(await button('Pay ₹5,670'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Our payment partner does not respond.');
    expect(api.requests(payChange).map(({ body }) => body)).toEqual([
      { key: 'a-long-secret', accepted_difference: 567_000 },
    ]);
  });
});
