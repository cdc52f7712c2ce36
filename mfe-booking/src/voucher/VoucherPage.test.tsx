import { getBooking } from '@kaadu/contracts/booking';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { aConfirmedBooking } from '@kaadu/travel-ui/testing';
import { saveOfflineCopy } from './offline-copy';
import { VoucherPage } from './VoucherPage';

jest.mock('./offline-copy');
const api = mockApi();
const save = jest.mocked(saveOfflineCopy);
const at = '/voucher/KT-7Q2M4X?key=a-long-secret';

beforeEach(() => {
  localStorage.clear();
  save.mockReset();
});
afterEach(() => jest.restoreAllMocks());

test('the voucher is shown, and saved with the response that it was loaded from', async () => {
  save.mockResolvedValue();
  api.respond(getBooking, aConfirmedBooking());
  renderRemote(<VoucherPage />, { at });
  expect(await screen.findByText('Saved for offline use')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code of voucher KT7Q2M4X99' })).toBeVisible();
  expect(screen.getByText('20 March 2099, 10:00 to 22 March 2099, 11:00')).toBeVisible();
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ reference: 'KT-7Q2M4X' }),
    'https://api.test/bookings/KT-7Q2M4X?key=a-long-secret',
  );
});

test('a browser that cannot save the voucher shows an alternative', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  save.mockRejectedValue(new Error('This browser has no service workers'));
  api.respond(getBooking, aConfirmedBooking());
  renderRemote(<VoucherPage />, { at });
  expect(await screen.findByText(/print it or save the PDF/)).toBeVisible();
});

test('an offline voucher shows when it was saved', async () => {
  localStorage.setItem('voucherSaved:KT-7Q2M4X', '2099-03-01T06:30:00.000Z');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.respond(getBooking, aConfirmedBooking());
  renderRemote(<VoucherPage />, { at });
  expect(await screen.findByText('You are offline. Saved on 1 March 2099, 12:00.')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

test.each([
  ['CANCELLED', 'Misty Ridge Camp: cancelled.'],
  ['REFUNDED', 'Misty Ridge Camp: cancelled and refunded.'],
  ['EXPIRED', 'Misty Ridge Camp: the hold has ended.'],
  ['REDEEMED', 'Misty Ridge Camp: travelled.'],
] as const)('a booking that is %s has no voucher and shows the reason', async (status, text) => {
  api.respond(getBooking, aConfirmedBooking({ status, voucher: null }));
  renderRemote(<VoucherPage />, { at });
  expect(await screen.findByText('There is no valid voucher')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
});
