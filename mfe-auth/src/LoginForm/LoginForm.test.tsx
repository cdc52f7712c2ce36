import { requestOtp, verifyOtp } from '@kaadu/contracts/accounts';
import { mockApi, renderRemote, flushPromises } from '@kaadu/harness/testing';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pasteContacts, verified } from '../test-data';
import { LoginForm } from './LoginForm';

const api = mockApi();
const email = () => screen.getByLabelText('E-mail');
const phone = () => screen.getByLabelText('Mobile number');
const otp = () => screen.getByLabelText('OTP');
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => window.history.replaceState(null, '', '/guides?x=1'));

function renderForm() {
  const onSignedIn = jest.fn();
  renderRemote(<LoginForm takeFocus onSignedIn={onSignedIn} />, { at: '/guides' });
  return { onSignedIn };
}

async function fillIn() {
  const { onSignedIn } = renderForm();
  await pasteContacts(userEvent);
  return { onSignedIn };
}

async function getOtp() {
  const { onSignedIn } = await fillIn();
  api.respond(requestOtp, { primary_key: 'challenge' });
  await userEvent.click(button('Get OTP'));
  await flushPromises();
  return { onSignedIn };
}

describe('requesting an OTP', () => {
  test('Get OTP is disabled while e-mail or phone is empty', async () => {
    renderForm();
    expect(button('Get OTP')).toBeDisabled();
    await userEvent.type(email(), 'asha@example.com');
    expect(button('Get OTP')).toBeDisabled();
    await userEvent.type(phone(), '98');
    expect(button('Get OTP')).toBeEnabled();
    await userEvent.clear(email());
    expect(button('Get OTP')).toBeDisabled();
  });

  test('Enter with a field missing says Please enter both email and phone number', async () => {
    renderForm();
    await userEvent.type(email(), 'asha@example.com{Enter}');
    expect(screen.getByText('Please enter both email and phone number')).toBeVisible();
    expect(api.requests(requestOtp)).toHaveLength(0);
  });

  test.each([
    ['asha@example.com.', '9845061100', 'Remove the full stop at the end.'],
    ['a,victim@evil.example', '9845061100', 'Enter one e-mail address, without commas and semicolons.'],
    ['asha@example.com', '984506110', /^Enter an Indian mobile number/],
  ])('%s with %s is refused with a hint before a code is sent', async (address, digits, hint) => {
    renderForm();
    await userEvent.type(email(), address);
    await userEvent.type(phone(), digits);
    await userEvent.click(button('Get OTP'));
    expect(screen.getByText(hint)).toBeVisible();
    expect(api.requests(requestOtp)).toEqual([]);
  });

  test('a code is found in the pasted message that brought it', async () => {
    await getOtp();
    await userEvent.click(otp());
    await userEvent.paste('Your Kaadu Trails code is 123 456. Valid for 10 minutes.');
    expect(otp()).toHaveValue('123456');
  });

  test('sends e-mail, phone, dial code and the current path', async () => {
    await getOtp();
    expect(api.requests(requestOtp).map(({ body }) => body)).toEqual([
      { email: 'asha@example.com', phone: '9845061100', country_code: '+91', description: '/guides' },
    ]);
  });

  test('Enter in the e-mail field requests the OTP', async () => {
    await fillIn();
    api.respond(requestOtp, { primary_key: 'challenge' });
    await userEvent.type(email(), '{Enter}');
    await flushPromises();
    expect(api.requests(requestOtp)).toHaveLength(1);
  });

  test('OTP field and Resend OTP appear only after the request has succeeded', async () => {
    await fillIn();
    expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Resend OTP' })).not.toBeInTheDocument();
    const release = api.respondLater(requestOtp);
    await userEvent.click(button('Get OTP'));
    expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
    expect(button('Sending OTP…')).toBeDisabled();
    release({ primary_key: 'challenge' });
    await waitFor(() => expect(screen.getByLabelText('OTP')).toHaveFocus());
    expect(button('Resend OTP in 30 s')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('OTP has been sent to your email and mobile number')).toBeVisible();
  });

  test('Get OTP is disabled once an OTP was sent', async () => {
    await getOtp();
    expect(button('Get OTP')).toBeDisabled();
  });

  test('changing the e-mail or phone starts over', async () => {
    await getOtp();
    await userEvent.type(email(), 'x');
    expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
    expect(button('Get OTP')).toBeEnabled();
  });

  test("an error response shows the server's message under the e-mail field", async () => {
    await fillIn();
    api.respondWithError(requestOtp, { message: 'Too many codes. Try again in 10 minutes.' });
    await userEvent.click(button('Get OTP'));
    await screen.findByText('Too many codes. Try again in 10 minutes.');
    expect(email()).toHaveAccessibleDescription('Too many codes. Try again in 10 minutes.');
    expect(email()).toBeInvalid();
    expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
    expect(email()).toHaveValue('asha@example.com');
  });

  test("without a server's message it shows the error's own", async () => {
    await fillIn();
    api.failNetwork(requestOtp);
    await userEvent.click(button('Get OTP'));
    expect(
      await screen.findByText('We could not reach our server. Please check your connection and try again.'),
    ).toBeVisible();
  });

  test('a malformed response reads Failed to send OTP', async () => {
    await fillIn();
    api.respondMalformed(requestOtp);
    await userEvent.click(button('Get OTP'));
    expect(await screen.findByText('Failed to send OTP')).toBeVisible();
  });
});

describe('verifying the OTP', () => {
  test('Sign in is disabled until an OTP is typed and while it is verified', async () => {
    await getOtp();
    expect(button('Sign in')).toBeDisabled();
    await userEvent.type(otp(), '123456');
    expect(button('Sign in')).toBeEnabled();
    const release = api.respondLater(verifyOtp);
    await userEvent.click(button('Sign in'));
    expect(button('Signing in…')).toBeDisabled();
    release(verified);
    await flushPromises();
  });

  test('sends the OTP with the challenge, and Enter submits', async () => {
    const { onSignedIn } = await getOtp();
    api.respond(verifyOtp, verified);
    await userEvent.type(otp(), '123456{Enter}');
    await flushPromises();
    expect(api.requests(verifyOtp).map(({ body }) => body)).toEqual([
      {
        email: 'asha@example.com',
        phone: '9845061100',
        country_code: '+91',
        description: '/guides',
        otp: '123456',
        primary_key: 'challenge',
      },
    ]);
    expect(onSignedIn).toHaveBeenCalledWith(verified);
  });

  test('a mismatch shows OTP is not matched under the field and as an alert', async () => {
    const { onSignedIn } = await getOtp();
    api.respond(verifyOtp, { ...verified, isOtpMatched: false });
    await userEvent.type(otp(), '000000{Enter}');
    expect(await screen.findByText('OTP is not matched')).toBeVisible();
    expect(otp()).toHaveAccessibleDescription('OTP is not matched');
    expect(screen.getByRole('alert')).toHaveTextContent('OTP is not matched.');
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(otp()).toHaveValue('000000');
  });

  test("an error response shows the server's message under the field, and the alert OTP is not matched.", async () => {
    await getOtp();
    api.respondWithError(verifyOtp, { message: 'This OTP has expired. Please request a new one.' });
    await userEvent.type(otp(), '000000{Enter}');
    expect(await screen.findByText('This OTP has expired. Please request a new one.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('OTP is not matched.');
  });

  test('any other failure reads OTP is not matched', async () => {
    await getOtp();
    api.failNetwork(verifyOtp);
    await userEvent.type(otp(), '000000{Enter}');
    expect(await screen.findByText('OTP is not matched')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('OTP is not matched.');
  });

  test('the OTP is numeric', async () => {
    await getOtp();
    await userEvent.type(otp(), '12a4 5');
    expect(otp()).toHaveValue('1245');
    expect(otp()).toHaveAttribute('inputmode', 'numeric');
    expect(otp()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  test('an OTP can be pasted', async () => {
    await getOtp();
    await userEvent.click(otp());
    await userEvent.paste('123456');
    expect(otp()).toHaveValue('123456');
  });

  test('neither arrow keys nor the mouse wheel change the OTP', async () => {
    await getOtp();
    await userEvent.type(otp(), '123456');
    for (const key of ['ArrowUp', 'ArrowDown']) expect(fireEvent.keyDown(otp(), { key })).toBe(false);
    const wheel = createEvent.wheel(otp(), { deltaY: 100, cancelable: true });
    fireEvent(otp(), wheel);
    expect(wheel.defaultPrevented).toBe(true);
    expect(otp()).toHaveValue('123456');
  });
});

describe('help below the form', () => {
  test('there is a support phone number and a Chat Now link', () => {
    renderForm();
    expect(screen.getByRole('link', { name: '+91 80 4718 2200' })).toHaveAttribute(
      'href',
      'tel:+918047182200',
    );
    const chat = screen.getByRole('link', { name: 'Chat Now' }).getAttribute('href') ?? '';
    expect(new URL(chat).searchParams.get('text')).toContain('https://site.test/guides');
  });
});
