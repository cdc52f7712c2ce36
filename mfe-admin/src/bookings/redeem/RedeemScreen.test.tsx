import { redeemVoucher } from '@kaadu/contracts/booking';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RedeemScreen } from './RedeemScreen';

const api = mockApi();
const redemption = {
  reference: 'KT-7Q2M4X',
  experience: 'Misty Ridge Camp',
  option: 'Ridge tent',
  lead_traveller: 'Asha Rao',
  guests: 2,
  redeemed_at: '2026-12-04T05:30:00.000Z',
};

afterEach(() => {
  Reflect.deleteProperty(window, 'BarcodeDetector');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** Installs a camera that sees a QR symbol. */
function installCamera(code: string) {
  const stop = jest.fn();
  const stream = { getTracks: () => [{ stop }] };
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.resolve(stream) },
  });
  class Detector {
    static readonly getSupportedFormats = () => Promise.resolve(['qr_code']);
    readonly detect = () => Promise.resolve([{ rawValue: code }]);
  }
  Object.defineProperty(window, 'BarcodeDetector', { configurable: true, value: Detector });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  return { stop };
}

test('a typed code is redeemed, and its traveller gets the focus', async () => {
  api.respond(redeemVoucher, redemption);
  renderRemote(<RedeemScreen />);
  await userEvent.type(screen.getByLabelText('Voucher code'), 'v8h2kqz4{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Accepted: Asha Rao, 2 guests' })).toHaveFocus(),
  );
  expect(screen.getByRole('link', { name: 'Booking KT-7Q2M4X' })).toHaveAttribute(
    'href',
    '/admin/bookings/KT-7Q2M4X',
  );
  expect(screen.getByLabelText('Voucher code')).toHaveValue('');
});

test('a refused voucher shows the reason and keeps its code', async () => {
  api.respondWithError(redeemVoucher, { status: 409, message: 'This voucher has been used already.' });
  renderRemote(<RedeemScreen />);
  await userEvent.type(screen.getByLabelText('Voucher code'), 'V8H2KQZ4{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This voucher has been used already.');
  expect(screen.getByLabelText('Voucher code')).toHaveValue('V8H2KQZ4');
});

test('a scanned code is redeemed, and the camera is released', async () => {
  const { stop } = installCamera('V8H2KQZ4');
  api.respond(redeemVoucher, redemption);
  renderRemote(<RedeemScreen />);
  await userEvent.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  expect(await screen.findByText('Accepted: Asha Rao, 2 guests')).toBeVisible();
  expect(api.requests(redeemVoucher)[0]?.body).toEqual({ code: 'V8H2KQZ4' });
  expect(stop).toHaveBeenCalled();
});

test('a browser that cannot read QR symbols says so', async () => {
  renderRemote(<RedeemScreen />);
  await userEvent.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  expect(await screen.findByText(/This browser cannot read QR codes/)).toBeVisible();
});
