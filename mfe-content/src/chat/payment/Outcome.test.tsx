import { getPaymentRequest, payRequest, type PaymentRequestView } from '@kaadu/contracts/payments';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPayment } from '@kaadu/travel-ui/testing';
import { leaveTo } from '@kaadu/ui/navigation';
import { Outcome } from './Outcome';

jest.mock('@kaadu/ui/navigation');
const api = mockApi();

function show(outcome: 'success' | 'failure', over: Partial<PaymentRequestView>) {
  const { token: _token, ...payment } = aPayment();
  api.respond(getPaymentRequest, {
    ...payment,
    experience: null,
    server_time: '2026-03-07T06:30:00.000Z',
    ...over,
  });
  return renderRemote(<Outcome />, { at: `/chat/payment/${outcome}?token=token-1` });
}

test('a paid request shows its purpose and amount', async () => {
  show('success', { status: 'paid', page: 'success', can_pay: false });
  expect(await screen.findByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible();
  expect(screen.getByText('Jeep to the summit')).toBeVisible();
  expect(screen.getByText('₹1,250')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the chat' })).toHaveAttribute('href', '/chat');
});

test('a paid request shows its receipt', async () => {
  const receipt = { number: 'RV/25-26/000007', issued_at: '2026-03-07T06:30:00Z', transaction_ref: 'pay_9' };
  show('success', { status: 'paid', page: 'success', can_pay: false, receipt });
  expect(await screen.findByText('RV/25-26/000007')).toBeVisible();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'For',
    'Amount',
    'Receipt',
    'Paid on',
    'Payment reference',
  ]);
  expect(screen.getByText('pay_9')).toBeVisible();
});

test('a payment that failed can be tried once more', async () => {
  api.respond(payRequest, { kind: 'redirect', url: 'https://pay.test/2' });
  show('failure', { status: 'failed', page: 'failure' });
  expect(await screen.findByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pay ₹1,250' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.test/2'));
  expect(api.requests(payRequest)[0]?.body).toEqual({ token: 'token-1', accepted_amount: 125_000 });
});

test.each([
  ['cancelled', 'This request was withdrawn'],
  ['open', 'This request has expired'],
] as const)('a request that is %s cannot be paid and shows the reason', async (status, heading) => {
  show('failure', { status, page: 'failure', can_pay: false });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('a URL that claims success for a failed payment redirects, and shows nothing meanwhile', async () => {
  const { navigate } = show('success', { status: 'failed', page: 'failure' });
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/chat/payment/failure?token=token-1', { replace: true }),
  );
  expect(screen.queryByText('Paid. Thank you!')).not.toBeInTheDocument();
});

test('a refund is shown with its state', async () => {
  show('failure', {
    status: 'cancelled',
    page: 'failure',
    can_pay: false,
    refund: { status: 'pending', amount: 125_000 },
  });
  expect(await screen.findByText('₹1,250 goes back to you')).toBeVisible();
});

test('a request that cannot be loaded can be retried', async () => {
  api.respondWithError(getPaymentRequest, { status: 503, message: 'The server is busy.' });
  renderRemote(<Outcome />, { at: '/chat/payment/success?token=token-1' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing about your payment has changed.');
  const { token: _token, ...payment } = aPayment({ status: 'paid', page: 'success', can_pay: false });
  api.respond(getPaymentRequest, { ...payment, experience: null, server_time: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible();
});

test.each(['', '?token=unknown'])('an unknown request leads back to the chat (%s)', async (query) => {
  api.respondWithError(getPaymentRequest, { status: 404, message: 'There is no such request.' });
  renderRemote(<Outcome />, { at: `/chat/payment/success${query}` });
  expect(await screen.findByText('We cannot find this payment')).toBeVisible();
});
