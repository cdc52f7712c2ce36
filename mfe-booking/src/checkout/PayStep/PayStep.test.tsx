import { getBooking, payBooking, type Booking } from '@kaadu/contracts/booking';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, aConfirmedBooking } from '@kaadu/travel-ui/testing';
import { aQuote } from '@kaadu/travel-ui/testing';
import { leaveTo } from '@kaadu/ui/navigation';
import { anExperience } from '@kaadu/travel-ui/testing';
import { CheckoutPage } from '../CheckoutPage';

jest.mock('@kaadu/ui/navigation');
const api = mockApi();
const at = '/experience/misty-ridge-camp-coorg/12/buy?ref=KT-7Q2M4X&key=a-long-secret&step=3';
const { contact, travellers } = aConfirmedBooking();
const complete = { contact, travellers };
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(leaveTo).mockClear();
});

function open(booking: Booking) {
  api.respond(getBooking, booking);
  renderRemote(<CheckoutPage data={anExperience()} />, { at, navigates: true });
}

test('paying goes to the gateway, once', async () => {
  api.respond(payBooking, { kind: 'redirect', url: 'https://pay.test/1' });
  open(aBooking(complete));
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Pay ₹11,340' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.test/1'));
  expect(leaveTo).toHaveBeenCalledTimes(1);
  expect(api.requests(payBooking).map(({ body }) => body)).toEqual([
    { key: 'a-long-secret', accepted_total: 1_134_000, language: 'en' },
  ]);
});

test('the payment step is not shown before there are travellers', async () => {
  open(aBooking());
  expect(await screen.findByRole('heading', { name: 'Who is travelling' })).toBeVisible();
});

test('a changed price must be accepted before it can be paid, and once more when it changes again', async () => {
  open(aBooking({ ...complete, price_change: { shown: 1_100_000, now: 1_134_000 } }));
  expect(await screen.findByText(/^It was/)).toHaveTextContent(
    'It was ₹11,000 when you chose, and is ₹11,340 now: ₹340 more.',
  );
  expect(button('Pay ₹11,340')).toBeDisabled();
  await userEvent.click(button('Accept ₹11,340'));
  expect(button('Pay ₹11,340')).toBeEnabled();

  const dearer = { quote: aQuote({ total: 1_160_000 }), price_change: { shown: 1_100_000, now: 1_160_000 } };
  api.respond(getBooking, aBooking({ ...complete, ...dearer }));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('button', { name: 'Pay ₹11,600' })).toBeDisabled();
});

test('signing in loads the member price, which applies at once and shows the saving', async () => {
  api.respond(getBooking, aBooking(complete));
  const { bus } = renderRemote(<CheckoutPage data={anExperience()} />, { at, navigates: true });
  act(() => bus.emit('auth:state-changed', { status: 'signed-out' }));
  await screen.findByRole('button', { name: 'Pay ₹11,340' });
  const member = { quote: aQuote({ total: 1_060_000, is_member: true }) };
  api.respond(
    getBooking,
    aBooking({ ...complete, ...member, price_change: { shown: 1_134_000, now: 1_060_000 } }),
  );
  const user = { email: 'asha@example.com', phone: '9845061100' };
  act(() => bus.emit('auth:state-changed', { status: 'signed-in', user }));
  expect(await screen.findByText('Member price: you save ₹740')).toBeVisible();
  expect(button('Pay ₹10,600')).toBeEnabled();
});

test('a lower price for another reason applies at once', async () => {
  open(aBooking({ ...complete, price_change: { shown: 1_160_000, now: 1_134_000 } }));
  expect(await screen.findByText('The price is ₹260 lower now')).toBeVisible();
  expect(button('Pay ₹11,340')).toBeEnabled();
});

test('a refused payment shows the reason and reloads the price', async () => {
  api.respondWithError(payBooking, { status: 409, message: 'The price is ₹11,600 now.' });
  open(aBooking(complete));
  const pay = await screen.findByRole('button', { name: 'Pay ₹11,340' });
  api.respond(getBooking, aBooking({ ...complete, price_change: { shown: 1_134_000, now: 1_160_000 } }));
  await userEvent.click(pay);
  expect(await screen.findByText('The payment was not started')).toBeVisible();
  expect(screen.getByText('The price is ₹11,600 now.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Accept ₹11,600' })).toBeVisible();
  expect(leaveTo).not.toHaveBeenCalled();
});

test('a payment is not charged and can be retried while the gateway is down', async () => {
  api.respondWithError(payBooking, { status: 503, message: 'The gateway does not answer.' });
  open(aBooking(complete));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹11,340' }));
  expect(await screen.findByText('Payments are not available just now')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Nothing was charged, and we hold your booking longer for it.',
  );
  expect(leaveTo).not.toHaveBeenCalled();
  await waitFor(() => expect(button('Pay ₹11,340')).toBeEnabled());
});

test('travellers that no longer match the party are requested again before the payment', async () => {
  open(aBooking({ ...complete, party: { guests: 3, ages: [8, 5] } }));
  expect(await screen.findByRole('heading', { name: 'Who is travelling' })).toBeVisible();
  expect(screen.getByText('Please check who is travelling')).toBeVisible();
  expect(screen.getByText('Traveller 2')).toHaveTextContent('child, 8');
});

test('a payment that is refused for the travellers leads to their fields', async () => {
  const message = 'The operator needs the number of the passport of Asha Rao.';
  api.respondWithError(payBooking, {
    status: 422,
    message,
    errors: { 'travellers.0.document': [message] },
  });
  open(aBooking(complete));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹11,340' }));
  expect(await screen.findByText('Please complete the travellers first')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(`${message} Nothing was charged.`);
  api.respond(getBooking, aBooking({ ...complete, required_document: 'passport' }));
  await userEvent.click(screen.getByRole('link', { name: 'Check the travellers' }));
  expect(await screen.findByRole('heading', { name: 'Who is travelling' })).toBeVisible();
});
