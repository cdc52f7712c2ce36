import { registerUser } from '@kaadu/contracts/accounts';
import { mockApi, renderRemote, flushPromises } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guest, registered } from '../test-data';
import { SignUpForm } from './SignUpForm';

const api = mockApi();
const firstName = () => screen.getByLabelText('First name');
const lastName = () => screen.getByLabelText('Last name');

function renderForm(verified_contact?: 'email' | 'phone') {
  const onRegistered = jest.fn();
  renderRemote(<SignUpForm guest={{ ...guest, verified_contact }} onRegistered={onRegistered} />);
  return { onRegistered };
}

describe('sign-up form', () => {
  test.each([
    ['email', 'Your e-mail address is confirmed. Add your name to finish.'],
    ['phone', 'Your mobile number is confirmed. Add your name to finish.'],
    [undefined, 'Your code is right. Add your name to finish.'],
  ] as const)('names the contact that the code confirmed: %s', (contact, text) => {
    renderForm(contact);
    expect(screen.getByText(text)).toBeVisible();
  });

  test('both names are required', async () => {
    renderForm();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(firstName()).toHaveAccessibleDescription('First name is required');
    expect(lastName()).toHaveAccessibleDescription('Last name is required');
    expect(api.requests(registerUser)).toHaveLength(0);
  });

  test('Enter on the first name moves to the last name', async () => {
    renderForm();
    await userEvent.type(firstName(), 'Asha{Enter}');
    expect(lastName()).toHaveFocus();
    expect(lastName()).toHaveAccessibleDescription('');
  });

  test('Enter on the last name submits the whole payload', async () => {
    window.history.replaceState(null, '', '/guides?page=2');
    api.respond(registerUser, registered);
    const { onRegistered } = renderForm();
    await userEvent.type(firstName(), ' Asha ');
    await userEvent.type(lastName(), 'Rao{Enter}');
    await flushPromises();
    expect(api.requests(registerUser).map(({ body }) => body)).toEqual([
      {
        first_name: 'Asha',
        last_name: 'Rao',
        user_key: 'ticket',
        role_pk: 3,
        email: 'asha@example.com',
        phone: '9845061100',
        country_code: '+91',
        description: '/guides',
        primary_key: 'ticket',
        current_url: 'http://localhost/guides?page=2',
      },
    ]);
    expect(onRegistered).toHaveBeenCalledWith(registered);
  });

  test('the button reads Signing up... while busy, and the form is sent once', async () => {
    const release = api.respondLater(registerUser);
    renderForm();
    await userEvent.type(firstName(), 'Asha');
    await userEvent.type(lastName(), 'Rao{Enter}{Enter}');
    expect(screen.getByRole('button', { name: 'Signing up...' })).toHaveAttribute('aria-disabled', 'true');
    await flushPromises();
    expect(api.requests(registerUser)).toHaveLength(1);
    release(registered);
    await flushPromises();
  });

  test('server field errors show their first message under the field', async () => {
    api.respondWithError(registerUser, {
      message: 'Please check your name.',
      errors: {
        first_name: ['First name is too long', 'and odd'],
        last_name: ['Last name is odd'],
      },
    });
    renderForm();
    await userEvent.type(firstName(), 'Asha');
    await userEvent.type(lastName(), 'Rao{Enter}');
    await flushPromises();
    expect(firstName()).toHaveAccessibleDescription('First name is too long');
    expect(lastName()).toHaveAccessibleDescription('Last name is odd');
    expect(firstName()).toHaveValue('Asha');
  });

  test('any other failure is only logged and keeps the input', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.failNetwork(registerUser);
    renderForm();
    await userEvent.type(firstName(), 'Asha');
    await userEvent.type(lastName(), 'Rao{Enter}');
    await flushPromises();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['', '']);
    expect(firstName()).toHaveValue('Asha');
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
