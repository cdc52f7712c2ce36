import { openChat } from '@kaadu/contracts/chat';
import { randomUUID } from 'node:crypto';
import { hour, newPerson, signUp } from '../../testing/people';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { chatThreads } from './tables';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  // Every test starts a day later, when all rate limits have expired.
  api.wait(25 * hour);
  await api.db.delete(chatThreads);
});

const tooMany = 'Too many attempts. Please try again in 60 minutes.';

function post(url: string, payload: object, remoteAddress: string, headers: Record<string, string> = {}) {
  return api.app.inject({ method: 'POST', url, payload, headers, remoteAddress });
}

/** Opens the chat in a new browser. @returns its visitor cookie */
async function newBrowser(address: string): Promise<string> {
  const { headers } = await post(openChat.path, { since: 0 }, address);
  return /kaadu_visitor=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
}

/** Sends a request from a new browser of each IP address. @returns statuses and messages of refusals */
async function inBrowsers(addresses: readonly string[], url: string, body: () => object) {
  const answers = [];
  for (const address of addresses) {
    answers.push(await post(url, body(), address, { cookie: await newBrowser(address) }));
  }
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  return {
    taken: answers.filter(({ statusCode }) => statusCode === 200).length,
    refused: refused.length,
    messages: new Set(refused.map((answer) => answer.json<{ message: string }>().message)),
  };
}

const message = () => ({ id: randomUUID(), text: 'Hello?' });
let mailboxes = 0;
const email = () => ({ email: `guest${(mailboxes += 1)}@example.com` });
const repeated = (count: number, address: string) => Array.from({ length: count }, () => address);

test.each([
  ['messages', '/chat/messages', message],
  ['e-mail addresses', '/chat/email', email],
])(
  'one IP address begins few chats by %s, regardless of the number of browsers',
  async (_what, url, body) => {
    expect(await inBrowsers(repeated(40, '10.1.0.1'), url, body)).toEqual({
      taken: 20,
      refused: 20,
      messages: new Set([tooMany]),
    });
    expect(await api.db.$count(chatThreads)).toBe(20);
  },
);

test('networks of one site begin few chats together', async () => {
  const networks = Array.from({ length: 100 }, (_, n) => `2001:db8:7:${(n * 256).toString(16)}::1`);
  expect((await inBrowsers(networks, '/chat/messages', message)).taken).toBe(80);
  expect((await inBrowsers(['2001:db8:8::1'], '/chat/messages', message)).taken).toBe(1);
});

test('one IP address begins no more than sixty chats a day', async () => {
  let taken = 0;
  for (let hours = 0; hours < 5; hours += 1) {
    taken += (await inBrowsers(repeated(25, '10.1.0.3'), '/chat/messages', message)).taken;
    api.wait(hour);
  }
  expect(taken).toBe(60);
});

test('an account can chat regardless of others in its network', async () => {
  await inBrowsers(repeated(21, '10.1.0.4'), '/chat/messages', message);
  const { headers } = await signUp(api, newPerson());
  const { headers: answer } = await post(openChat.path, { since: 0 }, '10.1.0.4', headers);
  const visitorCookie = /kaadu_visitor=[^;]+/.exec(String(answer['set-cookie']))?.[0] ?? '';
  const cookie = `${headers.cookie}; ${visitorCookie}`;
  const { statusCode } = await post('/chat/messages', message(), '10.1.0.4', { ...headers, cookie });
  expect(statusCode).toBe(200);
});

test.each(['x', randomUUID(), 'a'.repeat(43), 'a'.repeat(5_000), '%F0%9F', 'é'])(
  'the made-up visitor cookie %j is ignored and replaced',
  async (value) => {
    const cookie = `kaadu_visitor=${value}`;
    const refused = await post('/chat/messages', message(), '10.1.0.5', { cookie });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      401,
      'Please open the chat first.',
    ]);
    const { headers } = await post(openChat.path, { since: 0 }, '10.1.0.5', { cookie });
    expect(headers['set-cookie']).toMatch(/^kaadu_visitor=[\w-]{43};/);
    expect(headers['set-cookie']).not.toContain(`kaadu_visitor=${value};`);
  },
);

test('a visitor cookie with another signature is ignored', async () => {
  const cookie = await newBrowser('10.1.0.6');
  expect((await post('/chat/messages', message(), '10.1.0.6', { cookie })).statusCode).toBe(200);
  const last = cookie.at(-1) === 'A' ? 'B' : 'A';
  const forged = cookie.slice(0, -1) + last;
  expect((await post('/chat/messages', message(), '10.1.0.6', { cookie: forged })).statusCode).toBe(401);
});
