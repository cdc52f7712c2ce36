import { assignThread, closeThread, getThread, listThreads, requestChatPayment } from '@kaadu/contracts/chat';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aChatState, aMessage, aPayment, aProposal } from '@kaadu/travel-ui/testing';
import { mockInbox } from './testing/show-inbox';
import { aThread, aThreadDetail } from './testing/test-data';

const { api, socket, asha, counts, show, showThread } = mockInbox();

const box = () => screen.getByRole('textbox', { name: 'Your message' });
const log = () => within(screen.getByRole('log', { name: 'Messages' }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the lists', () => {
  it('show their counts, and the conversations of the current list', async () => {
    await show();
    expect(await screen.findByRole('link', { name: 'Waiting 1' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Closed 12' })).toBeVisible();
    expect(
      screen.getByRole('link', { name: /^Visitor 7 waits .* Is the road open\? ?1 unread$/ }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Mine 0' }));
    await waitFor(() => expect(api.requests(listThreads).at(-1)?.query).toMatchObject({ list: 'mine' }));
  });

  it('reload once connected, because changes in between were not notified', async () => {
    await show();
    await waitFor(() => expect(api.requests(listThreads).length).toBeGreaterThan(1));
  });

  it('include a new conversation', async () => {
    await show();
    const both = [asha, aThread(9, { last_text: 'Me too?' })];
    api.respond(listThreads, { threads: both, counts, total: 2, page: 1, page_count: 1 });
    socket.send({ type: 'thread', thread: aThread(9, { last_text: 'Me too?' }) });
    expect(await screen.findByRole('link', { name: /^Visitor 9 .* Me too\?/ })).toBeVisible();
  });

  it('show a message when empty', async () => {
    await show('/admin/inbox', []);
    expect(await screen.findByText('No visitor is waiting for an answer.')).toBeVisible();
  });
});

describe('a conversation', () => {
  it('is followed from its last message, marked as read, and shown with its visitor', async () => {
    await showThread();
    expect(log().getByText('Is the road open?')).toBeVisible();
    await waitFor(() => expect(socket.sent('watch')).toContainEqual({ type: 'watch', thread: 7, since: 1 }));
    expect(socket.sent('read')).toContainEqual({ type: 'read', thread: 7, number: 1 });
    expect(screen.getByRole('link', { name: 'asha@example.com' })).toBeVisible();
    expect(screen.getByRole('link', { name: '/experience/misty-ridge-camp-coorg/12' })).toBeVisible();
  });

  it('shows a message as sending, then sent, then read', async () => {
    await showThread();
    await userEvent.type(box(), 'It is.{Enter}');
    expect(log().getByText('Sending …')).toBeVisible();
    const [{ id } = { id: '' }] = socket.sent('send');
    expect(socket.sent('send')).toEqual([{ type: 'send', thread: 7, id, text: 'It is.' }]);
    const answer = aMessage(2, { id, from: 'advisor', author: 'Meera', text: 'It is.' });
    socket.send({ type: 'messages', thread: 7, messages: [answer] });
    expect(log().getByText('· Sent')).toBeVisible();
    socket.send({ type: 'state', state: aChatState({ last_number: 2, read_by_visitor: 2 }) });
    expect(log().getByText('· Read')).toBeVisible();
  });

  it('keeps a message that failed, and resends it under its id', async () => {
    await showThread();
    await userEvent.type(box(), 'It is.{Enter}');
    await socket.end();
    expect(log().getByText(/^Not sent yet\./)).toBeVisible();
    await socket.welcome(aChatState({ thread: null }), 2);
    const [first, second] = socket.sent('send');
    expect(second).toEqual(first);
  });

  it('keeps a draft of its own', async () => {
    await showThread();
    await userEvent.type(box(), 'Half a sent');
    api.respond(getThread, aThreadDetail(aThread(9)));
    socket.send({ type: 'thread', thread: aThread(9) });
    await userEvent.click(await screen.findByRole('link', { name: /^Visitor 9/ }));
    await waitFor(() => expect(box()).toHaveValue(''));
    await userEvent.click(screen.getByRole('link', { name: /^Visitor 7/ }));
    await waitFor(() => expect(box()).toHaveValue('Half a sent'));
  });

  it('is assigned to an advisor, and closed', async () => {
    await showThread();
    api.respond(assignThread, { ...asha, assigned_to: { primary_key: 8, name: 'Ravi Nair' } });
    await userEvent.selectOptions(await screen.findByLabelText('Assigned to'), 'Ravi Nair');
    await waitFor(() => expect(screen.getByLabelText('Assigned to')).toHaveDisplayValue('Ravi Nair'));
    expect(api.requests(assignThread)[0]?.body).toEqual({ user_pk: 8 });
    api.respond(closeThread, { ...asha, is_closed: true });
    await press('Close');
    expect(await screen.findByRole('button', { name: 'Open again' })).toBeVisible();
  });

  it('shows the reason and a retry when it cannot be loaded', async () => {
    api.respondWithError(getThread, { status: 404, message: 'There is no such chat.' });
    await show('/admin/inbox/7');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such chat.');
    api.respond(getThread, aThreadDetail(asha));
    await press('Try again');
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible();
  });
});

describe('a form', () => {
  const propose = () => press('Propose a trip');

  it('opens next to the conversation, and closes to the message field', async () => {
    await showThread();
    await propose();
    const panel = within(screen.getByRole('complementary', { name: 'Propose a trip' }));
    expect(log().getByText('Is the road open?')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Close: Propose a trip' }));
    await waitFor(() => expect(box()).toHaveFocus());
  });

  it('opens as a sheet in a narrow window', async () => {
    const media = { addEventListener: () => undefined, removeEventListener: () => undefined };
    const matchMedia = (query: string) => ({ ...media, matches: query === '(width < 64em)' });
    Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
    await showThread();
    await propose();
    expect(screen.getByRole('dialog', { name: 'Propose a trip' })).toBeVisible();
  });
});

describe('cards', () => {
  it('follow the booking of a proposal and the payment of a request', async () => {
    const proposal = aMessage(2, { from: 'advisor', text: '', proposal: aProposal() });
    const request = aMessage(3, { from: 'advisor', text: '', payment: aPayment() });
    await showThread({ messages: [proposal, request] });
    const state = { id: proposal.id, reference: 'KT-7Q2M4X', hold_expires_at: '2099-03-07T06:45:00.000Z' };
    const cards = { payments: [aPayment({ is_started: true })] };
    const send = (status: 'ON_HOLD' | 'CONFIRMED' | 'EXPIRED') =>
      socket.send({
        type: 'state',
        state: aChatState({ ...cards, proposals: [{ ...state, status }] }),
      });
    send('ON_HOLD');
    expect(log().getByText('Held, not paid yet, until 12:15 IST')).toBeVisible();
    expect(log().getByText('Payment was started')).toBeVisible();
    send('CONFIRMED');
    expect(log().getByText('Paid and confirmed')).toBeVisible();
    send('EXPIRED');
    expect(log().getByText('The hold has ended')).toBeVisible();
  });
});

describe('a payment request', () => {
  it('is entered in rupees and sent in paise', async () => {
    await showThread();
    await press('Request a payment');
    await waitFor(() => expect(screen.getByLabelText('What for')).toHaveFocus());
    await userEvent.type(screen.getByLabelText('What for'), 'Jeep to the summit');
    await userEvent.type(screen.getByLabelText('Amount in ₹, tax included'), '₹1,250.50');
    api.respond(requestChatPayment, aMessage(2, { from: 'advisor', text: '', payment: aPayment() }));
    await press('Send the request');
    await waitFor(() => expect(screen.queryByLabelText('What for')).not.toBeInTheDocument());
    expect(api.requests(requestChatPayment)[0]?.body).toMatchObject({
      description: 'Jeep to the summit',
      amount: 125_050,
    });
    await waitFor(() => expect(box()).toHaveFocus());
  });

  it('is not sent while incomplete, and names the missing field', async () => {
    await showThread();
    await press('Request a payment');
    await userEvent.type(screen.getByLabelText('Amount in ₹, tax included'), '12.345');
    await press('Send the request');
    expect(screen.getByText(/^Enter what it is for/)).toBeVisible();
    expect(screen.getByLabelText('Amount in ₹, tax included')).toHaveAccessibleDescription(/such as 1250/);
    expect(api.requests(requestChatPayment)).toEqual([]);
  });

  it('is retried as the same request, with the input, after a failure', async () => {
    await showThread();
    await press('Request a payment');
    await userEvent.type(screen.getByLabelText('What for'), 'Jeep');
    await userEvent.type(screen.getByLabelText('Amount in ₹, tax included'), '10');
    api.respondWithError(requestChatPayment, { status: 503, message: 'The server is busy.' });
    await press('Send the request');
    expect(await screen.findByText('The server is busy.')).toBeVisible();
    await press('Send the request');
    await waitFor(() => expect(api.requests(requestChatPayment)).toHaveLength(2));
    const [first, second] = api.requests(requestChatPayment).map(({ body }) => body);
    expect(second).toMatchObject({ id: expect.stringMatching(/-/), description: 'Jeep' });
    expect((second as { id: string }).id).toBe((first as { id: string }).id);
  });
});
