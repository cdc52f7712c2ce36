import { openFoundBooking, requestBookingCode } from '@kaadu/contracts/booking';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { aBooking, aConfirmedBooking } from '@kaadu/travel-ui/testing';
import { leaveTo } from '@kaadu/ui/navigation';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindBookingPage } from './FindBookingPage';

jest.mock('@kaadu/ui/navigation');
const api = mockApi();

beforeEach(() => jest.mocked(leaveTo).mockClear());

async function requestCode(at = '/find-booking') {
  renderRemote(<FindBookingPage />, { at });
  const reference = screen.getByLabelText('Booking reference');
  await userEvent.clear(reference);
  await userEvent.type(reference, 'kt-7q2m4x');
  await userEvent.type(screen.getByLabelText('E-mail'), 'asha@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
}

test('the code from the e-mail opens the booking with its key', async () => {
  api.respond(requestBookingCode, { primary_key: 'challenge' });
  api.respond(openFoundBooking, aConfirmedBooking());
  await requestCode();
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(code).toHaveFocus());
  expect(screen.getByText(/^If KT-7Q2M4X was booked with asha@example.com/)).toBeVisible();
  await userEvent.type(code, '123 456{Enter}');
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/my-bookings/KT-7Q2M4X?key=a-long-secret'));
  expect(api.requests(openFoundBooking).map(({ body }) => body)).toEqual([
    { primary_key: 'challenge', otp: '123456', reference: 'KT-7Q2M4X' },
  ]);
});

test('a held booking opens its checkout', async () => {
  api.respond(requestBookingCode, { primary_key: 'challenge' });
  api.respond(openFoundBooking, aBooking());
  await requestCode();
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await waitFor(() =>
    expect(leaveTo).toHaveBeenCalledWith(
      '/experience/misty-ridge-camp-coorg/12/buy?ref=KT-7Q2M4X&key=a-long-secret',
    ),
  );
});

test('a wrong code is named at its field, and another can be requested', async () => {
  api.respond(requestBookingCode, { primary_key: 'challenge' });
  const message = 'This is not the code.';
  api.respondWithError(openFoundBooking, { status: 422, message, errors: { otp: [message] } });
  await requestCode();
  await userEvent.type(await screen.findByLabelText('Code'), '000000{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Code')).toBeInvalid();
  api.respondWithError(requestBookingCode, { status: 429, message: 'Too many attempts.' });
  await userEvent.click(screen.getByRole('button', { name: 'Send another code' }));
  expect(await screen.findByText('Too many attempts.')).toBeVisible();
});

test('mistakes in the reference and e-mail are named at their fields', async () => {
  api.respondWithError(requestBookingCode, {
    status: 422,
    message: 'Check them',
    errors: { reference: ['A reference looks like KT-7F3K-9Q2M.'], email: ['The @ is missing.'] },
  });
  await requestCode();
  expect(await screen.findByText('A reference looks like KT-7F3K-9Q2M.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toBeInvalid();
});

test('the reference of the link in an e-mail is filled in', async () => {
  renderRemote(<FindBookingPage />, { at: '/find-booking?ref=KT-7Q2M4X' });
  expect(await screen.findByLabelText('Booking reference')).toHaveValue('KT-7Q2M4X');
});
