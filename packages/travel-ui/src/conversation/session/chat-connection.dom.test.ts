import { act } from '@testing-library/react';
import { mockChatSocket } from '../../testing/mock-chat-socket';
import { aChatState } from '../../testing/chat';
import { ChatConnection, type Link } from './chat-connection';

const socket = mockChatSocket();
let connection: ChatConnection;
let links: Link[];

beforeEach(() => {
  jest.useFakeTimers();
  links = [];
  connection = new ChatConnection('wss://api.test/chat/socket', {
    catchUp: async () => undefined,
    hello: () => ({ type: 'hello', as: 'visitor', token: null, since: 0, page: '/chat' }),
    onOpen: () => undefined,
    onFrame: () => undefined,
    onPoll: async () => undefined,
    onLost: () => undefined,
    onLink: (link) => links.push(link),
  });
  connection.start();
});
afterEach(() => {
  connection.stop();
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a silent connection is closed and replaced within ten seconds', async () => {
  await socket.welcome(aChatState());
  expect(links.at(-1)).toBe('live');
  await wait(8_000);
  expect(links.at(-1)).not.toBe('live');
  await wait(2_000);
  expect(socket.count()).toBe(2);
  await socket.welcome(aChatState(), 2);
  expect(links.at(-1)).toBe('live');
});

test('a connection with heartbeats stays open', async () => {
  await socket.welcome(aChatState());
  for (let index = 0; index < 10; index += 1) {
    await wait(3_000);
    socket.send({ type: 'ping' });
  }
  expect([socket.count(), links.at(-1)]).toEqual([1, 'live']);
});

test('a connection reconnects at once when the network is back', async () => {
  await socket.welcome(aChatState());
  window.dispatchEvent(new Event('online'));
  await wait(0);
  expect(socket.count()).toBe(2);
});

test('a connection that missed a heartbeat reconnects at once when the page becomes visible', async () => {
  await socket.welcome(aChatState());
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(0);
  expect(socket.count()).toBe(1);
  await wait(4_500);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(0);
  expect(socket.count()).toBe(2);
});

test('a connection that the server ended for idleness is not shown as connected', async () => {
  await socket.welcome(aChatState());
  await socket.end(4000);
  await wait(60_000);
  expect([socket.count(), links.at(-1)]).toEqual([1, 'connecting']);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(1_100);
  expect(socket.count()).toBe(2);
});

test('a server that never responds does not count as connected', async () => {
  await wait(20_000);
  expect(links).not.toContain('live');
});
