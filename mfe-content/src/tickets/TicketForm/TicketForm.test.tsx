import { createTicket } from '@kaadu/contracts/tickets';
import { flushPromises, mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillForm } from './draft';
import { TicketForm } from './TicketForm';

const api = mockApi();
beforeEach(() => sessionStorage.clear());

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const keys = () => api.requests(createTicket).map(({ idempotencyKey }) => idempotencyKey);

async function fill() {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'booking');
  await userEvent.type(field('Full name'), 'Asha Rao');
  await userEvent.type(field('E-mail'), 'asha@example.com');
  await userEvent.type(field('Message'), 'Can we bring a dog?');
}

describe('the form to the team', () => {
  test('a sent message shows its number, and the next one begins empty', async () => {
    api.respond(createTicket, { number: 'TK-1000007' });
    renderRemote(<TicketForm />);
    await fill();
    await send();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'We have your message: TK-1000007' })).toHaveFocus(),
    );
    expect(api.requests(createTicket).map(({ body }) => body)).toEqual([
      {
        topic: 'booking',
        name: 'Asha Rao',
        email: 'asha@example.com',
        phone: '',
        message: 'Can we bring a dog?',
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(field('Message')).toHaveValue('');
  });

  test('a missing value shows a message at its field, and the first one gets the focus', async () => {
    renderRemote(<TicketForm />);
    await userEvent.type(field('Full name'), 'Asha');
    await send();
    await waitFor(() => expect(field('E-mail')).toHaveFocus());
    expect(field('E-mail')).toHaveAccessibleDescription(/Enter an e-mail address/);
    expect(field('Message')).toHaveAccessibleDescription(/Please write what this is about/);
    expect(field('Full name')).toBeValid();
    expect(api.requests(createTicket)).toEqual([]);
  });

  test('a refused value shows the server’s message at its field, and the input stays', async () => {
    api.respondWithError(createTicket, {
      status: 400,
      message: 'Please check what was entered.',
      errors: { phone: ['This phone number cannot be called'] },
    });
    renderRemote(<TicketForm />);
    await fill();
    await userEvent.type(field('Phone (optional)'), '98450 61100');
    await send();
    expect(await screen.findByText('This phone number cannot be called')).toBeVisible();
    await waitFor(() => expect(field('Phone (optional)')).toHaveFocus());
    expect(field('Message')).toHaveValue('Can we bring a dog?');
  });

  test('the text stays without a connection, also over a reload, and is sent under the same key', async () => {
    api.failNetwork(createTicket);
    const view = renderRemote(<TicketForm />);
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our server.');
    const [key] = keys();
    view.unmount();

    api.respond(createTicket, { number: 'TK-1000008' });
    renderRemote(<TicketForm />);
    expect(field('Message')).toHaveValue('Can we bring a dog?');
    expect(screen.getByRole('combobox', { name: 'What is it about?' })).toHaveValue('booking');
    await send();
    expect(await screen.findByText('We have your message: TK-1000008')).toBeVisible();
    expect(key).toMatch(/^[\w-]{36}$/);
    expect(keys().at(-1)).toBe(key);
  });

  test('another text creates another ticket', async () => {
    api.failNetwork(createTicket);
    renderRemote(<TicketForm />);
    await fill();
    await send();
    await screen.findByRole('alert');
    await userEvent.type(field('Message'), ' A small one.');
    await send();
    await flushPromises();
    expect(new Set(keys()).size).toBe(2);
  });

  test('a second press while sending has no effect', async () => {
    const release = api.respondLater(createTicket);
    renderRemote(<TicketForm />);
    await fill();
    await send();
    await userEvent.click(screen.getByRole('button', { name: 'Sending …' }));
    await userEvent.type(field('Full name'), '{Enter}');
    release({ number: 'TK-1000009' });
    expect(await screen.findByText('We have your message: TK-1000009')).toBeVisible();
    expect(api.requests(createTicket)).toHaveLength(1);
  });

  test('an unreadable draft is ignored', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.setItem('ticketDraft', '{');
    renderRemote(<TicketForm />);
    expect(field('Message')).toHaveValue('');
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  test('input from before hydration is not replaced by an older draft', async () => {
    renderRemote(<TicketForm />);
    await userEvent.type(field('Full name'), 'Asha');
    fillForm(screen.getByRole<HTMLFormElement>('form'), { name: 'Older', message: 'Older text' });
    expect(field('Full name')).toHaveValue('Asha');
    expect(field('Message')).toHaveValue('Older text');
  });
});
