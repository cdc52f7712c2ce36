import { saveChatEmail, sendChatMessage } from '@kaadu/contracts/chat';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { aChatState, aMessage } from '@kaadu/travel-ui/testing';
import { mockChat } from './testing/show-chat';

const { api, socket, nothing, show, showConnected } = mockChat();

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
    await waitFor(() => expect(box()).toHaveFocus());
    expect(box()).toHaveDisplayValue(/Which places would you choose for us\?$/);
    expect(socket.sent('send')).toEqual([]);
  });

  it('shows the office hours when closed, and saves the e-mail address for answers', async () => {
    await showConnected({
      ...nothing,
      state: aChatState({ thread: null, opens_at: '2026-03-08T03:30:00.000Z' }),
    });
    expect(screen.getByText(/We are back on/)).toHaveTextContent('8 March 2026, 09:00 IST');
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
    expect(screen.getByText(/We are back on/)).toBeVisible();
    const inAMinute = new Date(Date.now() + 60_000).toISOString();
    socket.send({ type: 'state', state: aChatState({ ...closed, present_until: inAMinute }) });
    expect(screen.queryByText(/We are back on/)).not.toBeInTheDocument();
    socket.send({ type: 'state', state: aChatState({ ...closed, present_until: null }) });
    expect(screen.getByText(/We are back on/)).toBeVisible();
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
