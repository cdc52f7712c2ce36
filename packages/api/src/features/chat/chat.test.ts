import type { ChatView, ThreadDetail } from '@kaadu/contracts/chat';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { askIn, openChatIn, signInAdvisor } from '../../testing/chat/chat-api';
import { hour, newPerson, sessionHeaders, signUp, visitor } from '../../testing/people';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { emailAnswers } from './messages/email-answers';

let api: TestApi;
let advisor: Awaited<ReturnType<typeof signInAdvisor>>;
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 1_000 });
  advisor = await signInAdvisor(api);
});
afterAll(() => api.close());

const asked = (text?: string) => askIn(api, text);

describe('a visitor who is not signed in', () => {
  it('has no thread before the first message, and then the same one again', async () => {
    const chat = await openChatIn(api);
    expect((await chat.open()).data.state.thread).toBeNull();
    const { data } = await chat.say('  Is the river safe in July?\nWith children?  ');
    expect(data).toMatchObject({
      number: 1,
      from: 'visitor',
      text: 'Is the river safe in July?\nWith children?',
    });
    const { state, messages } = (await chat.open()).data;
    expect(messages.map(({ text }) => text)).toEqual([data.text]);
    expect(state).toMatchObject({ last_number: 1, unread: 0, is_closed: false });
  });

  it('does not see the thread of another', async () => {
    await asked('mine');
    const other = await openChatIn(api);
    expect((await other.open()).data.messages).toEqual([]);
  });

  it('cannot send before the chat was opened', async () => {
    const payload = { id: randomUUID(), text: 'x' };
    const { statusCode } = await api.app.inject({ method: 'POST', url: '/chat/messages', payload });
    expect(statusCode).toBe(401);
  });

  it('sends a message once, however often its id is received', async () => {
    const chat = await openChatIn(api);
    const id = randomUUID();
    const all = await Promise.all([chat.say('once', id), chat.say('once', id), chat.say('once', id)]);
    expect(all.map(({ status, data }) => [status, data.number])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);
    expect((await chat.open()).data.messages).toHaveLength(1);
  });

  it('gets the messages after a known one, page by page', async () => {
    const { thread, open } = await asked();
    for (let turn = 0; turn < 55; turn += 1) await advisor.answer(thread, `answer ${turn}`);
    const first = (await open(1)).data;
    expect([first.messages.length, first.has_more, first.messages[0]?.number]).toEqual([50, true, 2]);
    const second = (await open(51)).data;
    expect([second.messages.length, second.has_more]).toEqual([5, false]);
  });

  it('gets the end of a long thread first, and earlier messages on request', async () => {
    const { thread, open, call } = await asked();
    for (let turn = 0; turn < 55; turn += 1) await advisor.answer(thread, `answer ${turn}`);
    const last = (await open()).data;
    expect([last.messages[0]?.number, last.has_more]).toEqual([7, true]);
    const { data } = await call<ChatView>('GET', '/chat/earlier?before=7');
    expect([data.messages.map(({ number }) => number), data.has_more]).toEqual([[1, 2, 3, 4, 5, 6], false]);
  });

  it('may send thirty messages a minute', async () => {
    const chat = await openChatIn(api);
    for (let turn = 0; turn < 30; turn += 1) expect((await chat.say(`${turn}`)).status).toBe(200);
    const { status, message } = await chat.say('too much');
    expect([status, message]).toEqual([429, expect.stringContaining('try again in')]);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['more than 4,000 characters', 'x'.repeat(4_001)],
    ['a NUL', 'a\0b'],
  ])('cannot send %s', async (_what, text) => {
    const chat = await openChatIn(api);
    expect([400, 422]).toContain((await chat.say(text)).status);
  });

  it('counts answers as unread until they are read', async () => {
    const { thread, open } = await asked();
    await advisor.answer(thread, 'Yes');
    expect((await open()).data.state.unread).toBe(1);
    expect((await open(0, { read: 2 })).data.state).toMatchObject({ unread: 0, read_by_visitor: 2 });
  });

  it('sends images, which are stripped of metadata', async () => {
    const { headers, open } = await asked();
    const send = (payload: Buffer) =>
      api.app.inject({
        method: 'POST',
        url: `/chat/images?id=${randomUUID()}`,
        payload,
        headers: { ...headers, 'content-type': 'image/jpeg' },
      });
    const blank = { width: 800, height: 600, channels: 3, background: '#1d4d38' } as const;
    expect((await send(await sharp({ create: blank }).jpeg().toBuffer())).statusCode).toBe(200);
    expect((await send(Buffer.from('<svg/>'))).statusCode).toBe(415);
    expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
    const image = (await open()).data.messages.at(-1)?.image;
    expect(image?.imagestorepath).toMatch(/^uploads\/[0-9a-f]{32}$/);
    const shown = await api.app.inject({ url: `/images/card@1x/${image?.imagestorepath}.webp` });
    expect(shown.statusCode).toBe(200);
  });
});

describe('a visitor who signs in', () => {
  it('keeps the thread, at once and without opening the chat', async () => {
    const chat = await asked('before');
    const person = newPerson();
    const post = (url: string, payload: object) =>
      api.app.inject({ method: 'POST', url, payload, headers: { cookie: chat.headers.cookie } });
    const browser = visitor(api);
    const challenge = await browser.challenge(person);
    const code = await browser.code(person.email);
    const { user_key } = await browser.verified(person, challenge, code);
    const answer = await post('/registerUser', { first_name: 'Asha', last_name: 'Rao', user_key });
    expect(answer.statusCode).toBe(200);
    const { data } = await advisor.call<ThreadDetail>('GET', `/admin/chat/threads/${chat.thread}`);
    expect(data.visitor).toMatchObject({ name: 'Asha Rao', email: person.email });
    // After the sign-in, the browser's cookie alone no longer opens it.
    expect((await chat.open()).data.state.thread).toBeNull();
  });

  it('finds messages from other browsers before those from this one', async () => {
    const { headers } = await signUp(api, newPerson());
    const elsewhere = await openChatIn(api, headers);
    await elsewhere.say('first');
    const here = await asked('second');
    const signedIn = { ...headers, cookie: `${headers.cookie}; ${here.headers.cookie}` };
    const answer = await api.app.inject({
      method: 'POST',
      url: '/chat/open',
      payload: { since: 0 },
      headers: signedIn,
    });
    const { messages, state } = answer.json<{ data: ChatView }>().data;
    expect(messages.map(({ number, text }) => [number, text])).toEqual([
      [1, 'first'],
      [2, 'second'],
    ]);
    expect(state.thread).not.toBe(here.thread);
    expect((await advisor.answer(here.thread, 'gone')).status).toBe(404);
  });

  it('gets nothing of another account’s thread in the same browser', async () => {
    const first = await signUp(api, newPerson());
    const chat = await openChatIn(api, first.headers);
    await chat.say('private');
    const second = await signUp(api, newPerson());
    const cookie = /kaadu_visitor=[^;]+/.exec(chat.headers.cookie)?.[0] ?? '';
    const headers = { ...second.headers, cookie: `${second.headers.cookie}; ${cookie}` };
    const answer = await api.app.inject({
      method: 'POST',
      url: '/chat/open',
      payload: { since: 0 },
      headers,
    });
    expect(answer.json<{ data: ChatView }>().data.messages).toEqual([]);
  });
});

describe('unread answers', () => {
  it('are e-mailed after two minutes, each once, to the given address', async () => {
    const { thread, call, open } = await asked();
    expect((await call('POST', '/chat/email', { email: 'no-address' })).status).toBe(422);
    expect((await call('POST', '/chat/email', { email: 'Asha@Example.com' })).data).toEqual({
      email: 'asha@example.com',
    });
    await advisor.answer(thread, 'We open at nine.');
    const sent = () => api.outbox.list('asha@example.com').map(({ text }) => text);
    const run = async () => {
      await emailAnswers({ ...api, siteOrigins: ['http://localhost:3000'] });
      const { deliverOutbox } = await import('../../platform/messages/deliver-outbox');
      await deliverOutbox(api.db, api.outbox.messenger, api.now(), (error) => {
        throw error;
      });
    };
    await run();
    expect(sent()).toEqual([]);
    api.wait(2 * 60_000);
    await run();
    await run();
    expect(sent()).toEqual([expect.stringContaining('Staff: We open at nine.')]);
    await advisor.answer(thread, 'Read here.');
    await open(0, { read: 3 });
    api.wait(3 * 60_000);
    await run();
    expect(sent()).toHaveLength(1);
  });
});

test('the session of a visitor is not enough without its cookie', async () => {
  const { headers } = await signUp(api, newPerson());
  const chat = await openChatIn(api, headers);
  await chat.say('signed in');
  const answer = await api.app.inject({
    method: 'POST',
    url: '/chat/open',
    payload: { since: 0 },
    headers: sessionHeaders(headers.authorization.slice(7), 'other=1'),
  });
  expect(answer.json<{ data: ChatView }>().data.messages).toEqual([]);
});

test('the state shows the next opening time outside the hours', async () => {
  const chat = await openChatIn(api);
  expect((await chat.open()).data.state.opens_at).toBeNull();
  api.wait(8 * hour);
  expect((await chat.open()).data.state.opens_at).toBe('2026-03-11T03:30:00.000Z');
});
