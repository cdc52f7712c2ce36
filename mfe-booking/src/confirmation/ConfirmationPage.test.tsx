import { getBooking } from '@kaadu/contracts/booking';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, waitFor } from '@testing-library/react';
import { aBooking, aConfirmedBooking } from '@kaadu/travel-ui/testing';
import { ConfirmationPage } from './ConfirmationPage';

const api = mockApi();
const at = '/booking-confirmation-page?ref=KT-7Q2M4X&key=a-long-secret';

test('a confirmed booking shows code, meeting point, travellers, price and its files', async () => {
  api.respond(getBooking, aConfirmedBooking());
  renderRemote(<ConfirmationPage />, { at });
  expect(await screen.findByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code of voucher KT7Q2M4X99' })).toBeVisible();
  expect(screen.getByText('Estate gate, 4 km after Madikeri fort')).toBeVisible();
  expect(screen.getByText('Mini Rao')).toHaveTextContent('Mini Rao, 8');
  expect(screen.getByText('CGST 2.5%')).toBeVisible();
  expect(screen.getByText(/until the end of 5 March 2099/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'GST invoice (PDF)' })).toHaveAttribute(
    'href',
    'https://api.test/bookings/KT-7Q2M4X/invoice.pdf?key=a-long-secret',
  );
  expect(screen.getByRole('link', { name: 'Change or cancel' })).toHaveAttribute(
    'href',
    '/my-bookings/KT-7Q2M4X?key=a-long-secret#cancel',
  );
});

test('a refunded booking shows the state of the refund', async () => {
  api.respond(
    getBooking,
    aConfirmedBooking({
      status: 'REFUNDED',
      can_cancel: false,
      voucher: null,
      refund: { amount: 567_000, status: 'processed' },
    }),
  );
  renderRemote(<ConfirmationPage />, { at });
  expect(await screen.findByRole('heading', { name: 'Cancelled and refunded' })).toBeVisible();
  expect(screen.getByText('₹5,670 has been refunded')).toBeVisible();
});

test('a booking that is not paid yet is shown where it can be', async () => {
  api.respond(getBooking, aBooking());
  const { navigate } = renderRemote(<ConfirmationPage />, { at });
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith(expect.stringContaining('/buy?ref=KT-7Q2M4X'), { replace: true }),
  );
});

test('an invalid link shows what to do', async () => {
  api.respondWithError(getBooking, { status: 404, message: 'There is no such booking.' });
  renderRemote(<ConfirmationPage />, { at });
  expect(await screen.findByText('We cannot find this booking')).toBeVisible();
});
