import type { ChatMessage, ClientFrame } from '@kaadu/contracts/chat';
import { aMessage } from '../../testing/chat';
import { type ChatStore, createChatStore } from './chat-store';
import { Delivery } from './deliver';

let store: ChatStore;
let delivery: Delivery;
let sent: string[];
let posted: { readonly text: string; readonly answer: (message: ChatMessage) => void }[];

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  posted = [];
  store = createChatStore({ other: 'advisor', outgoing: [], keep: () => undefined });
  const post = (text: string) =>
    new Promise<ChatMessage>((answer) => {
      posted.push({ text, answer });
    });
  delivery = new Delivery(
    {
      frame: (id, text) => ({ type: 'send', id, text }),
      text: (_id, text) => post(text),
      image: (id) => post(id),
    },
    store,
  );
});
afterEach(() => {
  delivery.close();
  store.close();
  jest.useRealTimers();
});

/** Waits until the effects of all settled promises have run. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await jest.advanceTimersByTimeAsync(0);
}
const idOf = (text: string) => `id of ${text}`;

function write(...texts: readonly string[]): void {
  for (const text of texts) {
    const one = { id: idOf(text), text, state: 'sending', problem: null } as const;
    store.addOutgoing(one);
    void delivery.send(one);
  }
}

/** Opens a WebSocket whose server stores what it receives, unless `isDeaf`. */
function connect(isDeaf = false): void {
  store.set({ link: 'live' });
  delivery.use((frame: ClientFrame) => {
    if (frame.type !== 'send') return;
    sent.push(frame.text);
    if (!isDeaf) queueMicrotask(() => delivery.acknowledge(frame.id));
  });
  void delivery.sendWaiting();
}

test('pending messages are sent in order, each after the previous one is stored', async () => {
  write('0', '1', '2', '3');
  expect(sent).toEqual([]);
  connect();
  await settled();
  expect(sent).toEqual(['0', '1', '2', '3']);
});

test('messages keep their order when the connection was dead', async () => {
  connect(true);
  write('0', '1');
  await settled();
  delivery.lose();
  write('2');
  await settled();
  connect();
  write('3');
  await settled();
  expect(sent).toEqual(['0', '0', '1', '2', '3']);
});

test('a message that awaits a retry holds back those after it', async () => {
  connect(true);
  write('0', '1');
  await settled();
  delivery.refuse(idOf('0'), 'Too many', 2);
  await settled();
  write('2');
  await settled();
  expect(sent).toEqual(['0']);
  connect();
  await jest.advanceTimersByTimeAsync(2_000);
  await settled();
  expect(sent).toEqual(['0', '0', '1', '2']);
});

test('a message that is refused for good lets those after it go', async () => {
  connect(true);
  write('0', '1');
  await settled();
  delivery.refuse(idOf('0'), 'This chat is closed.', null);
  await settled();
  expect(sent).toEqual(['0', '1']);
});

test('messages keep their order over HTTP', async () => {
  store.set({ link: 'polling' });
  write('0', '1', '2');
  await settled();
  expect(posted.map(({ text }) => text)).toEqual(['0']);
  posted[0]?.answer(aMessage(1, { id: idOf('0'), text: '0' }));
  await settled();
  posted[1]?.answer(aMessage(2, { id: idOf('1'), text: '1' }));
  await settled();
  expect(posted.map(({ text }) => text)).toEqual(['0', '1', '2']);
});

test('a message that is not acknowledged is sent again while the connection is open', async () => {
  connect(true);
  write('0', '1');
  await jest.advanceTimersByTimeAsync(12_000);
  expect(store.get().outgoing.map(({ state }) => state)).toEqual(['failed', 'failed']);
  connect();
  await settled();
  expect(sent).toEqual(['0', '0', '1']);
});
