import { type ChatView, openChat, saveChatEmail, sendChatMessage } from '@kaadu/contracts/chat';
import { createBooking } from '@kaadu/contracts/booking';
import { payRequest } from '@kaadu/contracts/payments';
import { mockApi, renderRemote, testOrigins } from '@kaadu/harness/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { aChatState, aMessage, aPayment, aProposal } from '@kaadu/travel-ui/testing';
import { mockChatSocket } from '@kaadu/travel-ui/testing';
import { aBooking } from '@kaadu/travel-ui/testing';
import { leaveTo } from '@kaadu/ui/navigation';
import { Conversation } from './Conversation';

jest.mock('@kaadu/ui/navigation');
const api = mockApi();
const socket = mockChatSocket();
beforeEach(() => {
  sessionStorage.clear();
  // Simulates a mouse, with which Enter sends.
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }), configurable: true });
});

const nothing: ChatView = { state: aChatState({ thread: null }), messages: [], has_more: false };

/**
 * Renders the chat of a signed-out visitor.
 * @param chatUrl null without a WebSocket
 */
function show(opened: ChatView = nothing, chatUrl: string | null = 'wss://api.test/chat/socket') {
  api.respond(openChat, opened);
  const view = renderRemote(<Conversation />, {
    at: '/chat',
    origins: { ...testOrigins, ...(chatUrl && { chatUrl }) },
  });
  act(() => view.bus.emit('auth:state-changed', { status: 'signed-out' }));
  return view;
}

async function showConnected(view: ChatView = nothing) {
  const shown = show(view);
  await socket.welcome(view.state);
  return shown;
}

const log = () => screen.getByRole('log', { name: 'Messages' });
const box = () => screen.getByRole('textbox', { name: 'Your message' });
const say = (text: string) => userEvent.type(box(), `${text}{Enter}`);
/** Returns the message with the given text. */
const item = (text: string) => {
  const all = within(log()).getAllByRole('listitem');
  const found = all.find((one) => within(one).queryByText(text));
  if (!found) throw new Error(`"${text}" is in no message`);
  return within(found);
};

describe('an empty conversation', () => {
  it('offers suggestions, which fill the field and are not sent', async () => {
    await showConnected();
    await userEvent.click(screen.getByRole('button', { name: 'Help me choose' }));
    expect(box()).toHaveFocus();
    expect(box()).toHaveDisplayValue(/Which places would you choose for us\?$/);
    expect(socket.sent('send')).toEqual([]);
  });

  it('shows the office hours when closed, and saves the e-mail address for answers', async () => {
    await showConnected({
      ...nothing,
      state: aChatState({ thread: null, opens_at: '2026-03-08T03:30:00.000Z' }),
    });
    expect(screen.getByText(/We answer again on/)).toHaveTextContent('8 March 2026, 09:00 IST');
    await userEvent.type(screen.getByLabelText('E-mail the answer to'), 'meera');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The @ is missing.');
    api.respond(saveChatEmail, { email: 'asha@example.com' });
    await userEvent.clear(screen.getByLabelText('E-mail the answer to'));
    await userEvent.type(screen.getByLabelText('E-mail the answer to'), 'asha@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('asha@example.com')).toBeVisible();
  });
});

describe('the support hours', () => {
  const closed = { thread: 7, opens_at: '2026-03-08T03:30:00.000Z' };

  it('are not shown while an advisor is present, and again once the advisor has left', async () => {
    await showConnected({ ...nothing, state: aChatState(closed) });
    expect(screen.getByText(/We answer again on/)).toBeVisible();
    const inAMinute = new Date(Date.now() + 60_000).toISOString();
    socket.send({ type: 'state', state: aChatState({ ...closed, present_until: inAMinute }) });
    expect(screen.queryByText(/We answer again on/)).not.toBeInTheDocument();
    socket.send({ type: 'state', state: aChatState({ ...closed, present_until: null }) });
    expect(screen.getByText(/We answer again on/)).toBeVisible();
  });
});

describe('a message', () => {
  it('shows as sending, then sent, then read', async () => {
    await showConnected();
    await say('Is the road open?');
    expect(box()).toHaveValue('');
    expect(item('Is the road open?').getByText('Sending …')).toBeVisible();
    const [{ id } = { id: '' }] = socket.sent('send');
    socket.send({ type: 'ack', id, thread: 7, number: 1 });
    socket.send({
      type: 'messages',
      thread: 7,
      messages: [aMessage(1, { id, text: 'Is the road open?' })],
    });
    expect(item('Is the road open?').getByText('· Sent')).toBeVisible();
    socket.send({ type: 'state', state: aChatState({ last_number: 1, read_by_advisor: 1 }) });
    expect(item('Is the road open?').getByText('· Read')).toBeVisible();
  });

  it('waits and is resent under its id when the connection ended without an acknowledgement', async () => {
    await showConnected();
    await say('Are you there?');
    await socket.end();
    expect(item('Are you there?').getByText(/^Not sent yet\./)).toBeVisible();
    await socket.welcome(aChatState({ thread: null }), 2);
    const [first, second] = socket.sent('send');
    expect(second).toEqual(first);
    expect(item('Are you there?').getByText('Sending …')).toBeVisible();
  });

  it('shows the reason, a retry and a delete button when refused', async () => {
    await showConnected();
    await say('Hello');
    const [{ id } = { id: '' }] = socket.sent('send');
    socket.send({ type: 'refused', id, message: 'This chat is closed.', retry_after: null });
    expect(item('Hello').getByText('Not sent: This chat is closed.')).toBeVisible();
    await userEvent.click(item('Hello').getByRole('button', { name: 'Try again' }));
    expect(socket.sent('send').map((frame) => frame.id)).toEqual([id, id]);
    socket.send({ type: 'refused', id, message: 'This chat is closed.', retry_after: null });
    await userEvent.click(item('Hello').getByRole('button', { name: 'Delete' }));
    expect(within(log()).queryByText('Hello')).not.toBeInTheDocument();
  });

  it('is sent over HTTP without a WebSocket', async () => {
    show(nothing, null);
    expect(await screen.findByText(/^Connected\. New messages/)).toBeVisible();
    const store = api.respondLater(sendChatMessage);
    await say('By post');
    await waitFor(() => expect(api.requests(sendChatMessage)).toHaveLength(1));
    expect(item('By post').getByText('Sending …')).toBeVisible();
    const { id } = z.parse(sendChatMessage.body, api.requests(sendChatMessage)[0]?.body);
    store(aMessage(1, { id, text: 'By post' }));
    expect(await screen.findByText(/· Sent$/)).toBeVisible();
    expect(socket.count()).toBe(0);
  });

  it('is sent by the next page when it was left unsent', async () => {
    const { unmount } = await showConnected();
    await say('Before the reload');
    unmount();
    show();
    await socket.welcome(aChatState({ thread: null }), 2);
    expect(socket.sent('send').map(({ text }) => text)).toEqual(['Before the reload', 'Before the reload']);
  });
});

describe('the other side', () => {
  it('is seen writing until its message is there', async () => {
    await showConnected({ ...nothing, state: aChatState() });
    socket.send({ type: 'typing', thread: 7, from: 'advisor' });
    expect(screen.getByText('is writing …')).toHaveTextContent('An advisor is writing …');
    const answer = aMessage(1, { from: 'advisor', author: 'Meera', text: 'It is.' });
    socket.send({ type: 'messages', thread: 7, messages: [answer] });
    expect(screen.queryByText('is writing …')).not.toBeInTheDocument();
    expect(item('It is.').getByText(/^Meera,/)).toBeVisible();
  });

  it('gets a read receipt once the visitor has seen its messages, and not while they have scrolled back', async () => {
    await showConnected({ ...nothing, state: aChatState(), messages: [aMessage(1)] });
    await waitFor(() => expect(socket.sent('read').map(({ number }) => number)).toEqual([1]));
    Object.defineProperties(log(), {
      scrollHeight: { value: 2_000, configurable: true },
      clientHeight: { value: 300, configurable: true },
    });
    log().scrollTop = 100;
    log().dispatchEvent(new Event('scroll'));
    socket.send({ type: 'messages', thread: 7, messages: [aMessage(2, { from: 'advisor', text: 'New' })] });
    expect(socket.sent('read')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'New messages' }));
    expect(log().scrollTop).toBe(2_000);
  });
});

describe('a card', () => {
  const withCards = (...messages: ReturnType<typeof aMessage>[]) =>
    showConnected({ ...nothing, state: aChatState(), messages });

  it('of a proposed trip holds it and opens its checkout', async () => {
    await withCards(aMessage(1, { from: 'advisor', text: '', proposal: aProposal() }));
    const card = within(screen.getByRole('article', { name: 'Proposal: Misty Ridge Camp' }));
    expect(card.getByText(/20 March 2099 to 22 March 2099 \(2 nights\)/)).toBeVisible();
    api.respond(createBooking, aBooking());
    await userEvent.click(card.getByRole('button', { name: 'Hold this trip' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(expect.stringContaining('ref=KT-7Q2M4X')));
    expect(api.requests(createBooking)[0]?.body).toMatchObject({
      option_pk: 121,
      shown_total: 1_134_000,
      proposal: aMessage(1).id,
    });
  });

  it('of a proposed trip leads to the payment while it is held, then to the booking', async () => {
    const proposal = aMessage(1, { from: 'advisor', text: '', proposal: aProposal() });
    await withCards(proposal);
    const card = within(screen.getByRole('article', { name: 'Proposal: Misty Ridge Camp' }));
    const state = { id: proposal.id, reference: 'KT-7Q2M4X', hold_expires_at: '2099-03-07T06:45:00.000Z' };
    const send = (status: 'ON_HOLD' | 'CONFIRMED') =>
      socket.send({ type: 'state', state: aChatState({ proposals: [{ ...state, status }] }) });
    send('ON_HOLD');
    expect(card.getByText('Held, not paid yet, until 12:15 IST')).toBeVisible();
    expect(card.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      '/experience/misty-ridge-camp-coorg/12/buy?ref=KT-7Q2M4X',
    );
    send('CONFIRMED');
    expect(card.getByText('Paid and confirmed')).toBeVisible();
    expect(card.getByRole('link', { name: 'See the booking' })).toBeVisible();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
  });

  it('of a proposed trip whose hold has ended can be held again', async () => {
    const proposal = aMessage(1, { from: 'advisor', text: '', proposal: aProposal() });
    const state = { id: proposal.id, reference: 'KT-7Q2M4X', hold_expires_at: '2026-03-07T06:45:00.000Z' };
    await showConnected({
      ...nothing,
      state: aChatState({ proposals: [{ ...state, status: 'ON_HOLD' }] }),
      messages: [proposal],
    });
    expect(screen.getByText('The hold has ended')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hold this trip' })).toBeVisible();
  });

  it('of a payment request opens the payment, or shows why it cannot', async () => {
    await withCards(aMessage(1, { from: 'advisor', text: '', payment: aPayment() }));
    const card = within(screen.getByRole('article', { name: 'Payment request: Jeep to the summit' }));
    api.respondWithError(payRequest, { status: 503, message: 'Payments are not available just now.' });
    await userEvent.click(card.getByRole('button', { name: 'Pay ₹1,250' }));
    expect(await card.findByRole('alert')).toHaveTextContent('Nothing was charged.');
    api.respond(payRequest, { kind: 'redirect', url: 'https://pay.test/1' });
    await userEvent.click(card.getByRole('button', { name: 'Pay ₹1,250' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.test/1'));
  });

  it('of a payment request shows the state from a later message', async () => {
    await withCards(
      aMessage(1, { from: 'advisor', text: '', payment: aPayment() }),
      aMessage(2, {
        from: 'system',
        text: 'Payment of ₹1,250 received. Thank you!',
        payment: aPayment({ status: 'paid', page: 'success', can_pay: false }),
      }),
    );
    const card = within(screen.getByRole('article', { name: 'Payment request: Jeep to the summit' }));
    expect(card.getByText('Paid. Thank you!')).toBeVisible();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
  });

  it('of a payment request that has ended cannot be paid', async () => {
    const expired = aPayment({ expires_at: '2026-01-01T00:00:00.000Z' });
    await withCards(aMessage(1, { from: 'advisor', text: '', payment: expired }));
    expect(screen.getByText('Expired. Please ask for a new one.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });
});
