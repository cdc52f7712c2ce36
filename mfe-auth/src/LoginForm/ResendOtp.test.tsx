import { requestOtp } from '@kaadu/contracts/accounts';
import { fakeClock, flushPromises, mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, waitFor } from '@testing-library/react';
import { pasteContacts } from '../test-data';
import { LoginForm } from './LoginForm';

const api = mockApi();
const clock = fakeClock();
const resend = (name = 'Resend OTP') => screen.getByRole('button', { name });

/** Requests an OTP and lets half a minute pass. */
async function openForm() {
  const user = clock.user();
  renderRemote(<LoginForm takeFocus onSignedIn={() => undefined} />);
  await pasteContacts(user);
  api.respond(requestOtp, { primary_key: 'first' });
  await user.click(screen.getByRole('button', { name: 'Get OTP' }));
  await flushPromises();
  return user;
}

test('Resend OTP can be pressed after 30 s, and requests another one', async () => {
  const user = await openForm();
  await clock.advance(29_000);
  await user.click(resend('Resend OTP in 1 s'));
  expect(api.requests(requestOtp)).toHaveLength(1);
  await clock.advance(1_000);
  api.respond(requestOtp, { primary_key: 'second' });
  await user.click(resend());
  await flushPromises();
  expect(api.requests(requestOtp)).toHaveLength(2);
  expect(resend('Resend OTP in 30 s')).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(resend('Resend OTP in 30 s')).toHaveFocus());
});

test('a failed attempt shows the reason next to Resend OTP and keeps the input', async () => {
  const user = await openForm();
  await user.type(screen.getByLabelText('OTP'), '123');
  await clock.advance(30_000);
  api.respondWithError(requestOtp, { message: 'Too many codes. Try again in 10 minutes.' });
  await user.click(resend());
  await flushPromises();
  expect(screen.getByRole('alert')).toHaveTextContent('Too many codes. Try again in 10 minutes.');
  expect(screen.getByLabelText('E-mail')).toBeValid();
  expect(screen.getByLabelText('OTP')).toHaveValue('123');
  expect(resend()).toHaveAttribute('aria-disabled', 'false');
});
