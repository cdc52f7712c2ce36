import { closeCodes, maxFrameBytes, type ThreadDetail } from '@kaadu/contracts/chat';
import { randomUUID } from 'node:crypto';
import { openChatIn } from '../../../testing/chat/chat-api';
import { startChatSockets } from '../../../testing/chat/chat-sockets';
import { eventually } from '../../../testing/eventually';
import { newPerson, signInStaff, signUp } from '../../../testing/people';
import type { TestApi } from '../../../testing/test-api';

let chat: Awaited<ReturnType<typeof startChatSockets>>;
let api: TestApi;
beforeAll(async () => {
  chat = await startChatSockets();
  ({ api } = chat);
});
afterEach(() => chat.leave());
afterAll(() => api.close());

const connect = (headers: Record<string, string>, pageOrigin?: string) => chat.connect(headers, pageOrigin);
const arrive = () => chat.arrive();
const advisorArrives = () => chat.advisorArrives();

describe('a visitor and an advisor', () => {
  it('exchange messages, and see typing and read receipts', async () => {
    const { client } = await arrive();
    const desk = await advisorArrives();
    const id = client.say('Do the elephants come close?');
    const { thread, number } = await client.next('ack', (frame) => frame.id === id);
    expect(number).toBe(1);
    const { data } = await chat.advisor.call<ThreadDetail>('GET', `/admin/chat/threads/${thread}`);
    expect(data.visitor.page).toBe('/chat');
    await desk.next('thread', (frame) => frame.thread.primary_key === thread);
    desk.send({ type: 'watch', thread, since: 0 });
    await desk.heard('Do the elephants come close?');
    desk.send({ type: 'typing', thread });
    expect(await client.next('typing')).toEqual({ type: 'typing', thread, from: 'advisor' });
    desk.say('To the river, in the evening.', thread);
    await client.heard('To the river, in the evening.');
    client.send({ type: 'read', number: 2 });
    await desk.next('state', ({ state }) => state.read_by_visitor === 2);
    expect(client.messages().map((message) => message.number)).toEqual([1, 2]);
  });

  it('get messages in the order in which they were sent', async () => {
    const { client } = await arrive();
    const texts = Array.from({ length: 20 }, (_, index) => `line ${index}`);
    for (const text of texts) client.say(text);
    await client.heard('line 19');
    expect(client.messages().map(({ text }) => text)).toEqual(texts);
  });

  it('meet in a second tab that was open before the first message', async () => {
    const { client, headers } = await arrive();
    const second = await connect(headers);
    second.hello();
    await second.next('ready');
    client.say('from the first tab');
    expect(await second.heard('from the first tab')).toHaveLength(1);
  });
});

describe('after a lost connection', () => {
  it('a resent message is stored once, and its acknowledgement repeated', async () => {
    const { client, headers } = await arrive();
    const id = client.say('Did you get this?');
    await client.next('ack');
    client.socket.terminate();
    const again = await connect(headers);
    again.hello('visitor', 0);
    await again.next('ready');
    again.say('Did you get this?', undefined, id);
    expect(await again.next('ack')).toMatchObject({ id, number: 1 });
    expect(await again.heard('Did you get this?')).toHaveLength(1);
  });

  it('only the messages after the last known one are sent', async () => {
    const { client, headers } = await arrive();
    client.say('one');
    const { thread } = await client.next('ack');
    client.socket.terminate();
    await chat.advisor.answer(thread, 'two');
    const again = await connect(headers);
    again.hello('visitor', 1);
    await again.heard('two');
    expect(again.messages().map(({ number }) => number)).toEqual([2]);
  });
});

describe('a connection is refused', () => {
  it.each(['https://evil.example', 'http://localhost:3000.evil.example'])('to a page of %s', async (page) => {
    const { headers } = await openChatIn(api);
    await expect(connect(headers, page)).rejects.toThrow('403');
  });

  it('to a browser that has not opened the chat', async () => {
    const client = await connect({});
    client.hello();
    expect(await client.ended()).toBe(closeCodes.unknown);
  });

  it('with a token of no session', async () => {
    const { headers } = await openChatIn(api);
    const client = await connect({ ...headers, authorization: 'Bearer nothing' });
    client.hello();
    expect(await client.ended()).toBe(closeCodes.unknown);
  });

  it('as an advisor to roles other than sales and admin', async () => {
    for (const { headers } of [
      await signUp(api, newPerson()),
      await signInStaff(api, 'content', newPerson()),
    ]) {
      const client = await connect(headers);
      client.hello('advisor');
      expect(await client.ended()).toBe(closeCodes.forbidden);
    }
  });

  it('to a ninth tab of one browser', async () => {
    const { headers } = await arrive();
    for (let tab = 2; tab <= 8; tab += 1) {
      const client = await connect(headers);
      client.hello();
      await client.next('ready');
    }
    const ninth = await connect(headers);
    ninth.hello();
    expect(await ninth.ended()).toBe(closeCodes.tooMany);
  });
});

describe('a connection is ended', () => {
  it.each([
    ['is no JSON', '{'],
    ['is of an unknown type', '{"type":"shutdown"}'],
    ['has nothing but control characters', JSON.stringify({ type: 'send', id: randomUUID(), text: '\0\b' })],
    ['says hello twice', JSON.stringify({ type: 'hello', as: 'visitor', token: null, since: 0, page: null })],
  ])('by a frame that %s', async (_what, frame) => {
    const { client } = await arrive();
    client.socket.send(frame);
    expect(await client.ended()).toBe(closeCodes.malformed);
  });

  it('by a frame before hello', async () => {
    const { headers } = await openChatIn(api);
    const client = await connect(headers);
    client.say('hello?');
    expect(await client.ended()).toBe(closeCodes.malformed);
  });

  it('by a frame of more than 64 kB, and not by a smaller one', async () => {
    const { client } = await arrive();
    client.socket.send('x'.repeat(maxFrameBytes + 1));
    expect([1009, 1006]).toContain(await client.ended());
  });

  it('by a flood of frames', async () => {
    const { client } = await arrive();
    for (let turn = 0; turn < 100; turn += 1) client.send({ type: 'typing' });
    expect(await client.ended()).toBe(closeCodes.tooMany);
  });

  it('when the session of its account does', async () => {
    const { headers } = await signUp(api, newPerson());
    const opened = await openChatIn(api, headers);
    const client = await connect(opened.headers);
    client.hello();
    await client.next('ready');
    await api.app.inject({ method: 'POST', url: '/logout', headers, payload: {} });
    client.say('still me');
    expect(await client.ended()).toBe(closeCodes.unknown);
  });

  it('when its browser signs in: the thread is the account’s', async () => {
    const { client, headers } = await arrive();
    client.say('before');
    await client.next('ack');
    const account = await signUp(api, newPerson());
    const elsewhere = await openChatIn(api, account.headers);
    await elsewhere.say('elsewhere');
    await api.app.inject({
      method: 'POST',
      url: '/chat/open',
      payload: { since: 0 },
      headers: { ...account.headers, cookie: `${account.headers.cookie}; ${headers.cookie}` },
    });
    expect(await client.ended()).toBe(closeCodes.moved);
  });
});

describe('an advisor', () => {
  it('may send many frames at once, as when coming back to many threads', async () => {
    const desk = await advisorArrives();
    for (let turn = 0; turn < 200; turn += 1) desk.send({ type: 'unwatch', thread: 7 });
    const id = desk.say('still there?', 7);
    expect(await desk.next('refused', (frame) => frame.id === id)).toMatchObject({
      message: expect.stringContaining('no such chat'),
    });
  });

  it('is notified when a visitor goes to another page', async () => {
    const { client, open } = await arrive();
    client.say('I am looking around');
    const { thread } = await client.next('ack');
    const desk = await advisorArrives();
    await open(0, { page: '/experiences' });
    await desk.next('thread', (frame) => frame.thread.primary_key === thread);
    const { data } = await chat.advisor.call<ThreadDetail>('GET', `/admin/chat/threads/${thread}`);
    expect(data.visitor.page).toBe('/experiences');
  });

  it('does not get a thread that does not exist', async () => {
    const desk = await advisorArrives();
    desk.send({ type: 'watch', thread: 7, since: 0 });
    const id = desk.say('anyone?', 7);
    expect(await desk.next('refused')).toMatchObject({
      id,
      message: expect.stringContaining('no such chat'),
    });
  });
});

it('a visitor who names the thread of another writes in their own', async () => {
  const theirs = await arrive();
  theirs.client.say('mine');
  const { thread } = await theirs.client.next('ack');
  const { client } = await arrive();
  client.send({ type: 'watch', thread, since: 0 });
  client.say('me too', thread);
  expect((await client.next('ack')).thread).not.toBe(thread);
  await client.heard('me too');
  expect(client.messages().map(({ text }) => text)).toEqual(['me too']);
});

it('the thirty-first message of a minute is refused, with the time to wait', async () => {
  const { client } = await arrive();
  for (let turn = 0; turn < 31; turn += 1) client.say(`${turn}`);
  expect((await client.next('refused')).retry_after).toBeGreaterThan(0);
  expect(
    await eventually(
      () => client.messages().length,
      (count) => count === 30,
    ),
  ).toBe(30);
});
