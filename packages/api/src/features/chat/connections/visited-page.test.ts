import type { ThreadDetail } from '@kaadu/contracts/chat';
import { closeCodes } from '@kaadu/contracts/chat';
import { eq } from 'drizzle-orm';
import { startChatSockets } from '../../../testing/chat/chat-sockets';
import { chatThreads } from '../tables';

let chat: Awaited<ReturnType<typeof startChatSockets>>;
beforeAll(async () => {
  chat = await startChatSockets();
});
afterEach(() => chat.leave());
afterAll(() => chat.api.close());

const foreign = [
  '//evil.example/login',
  '/\\evil.example',
  'https:evil.example',
  '/%2f/evil.example',
  '/\u0000',
];

test.each(foreign)('the page %j is refused, over HTTP and over the WebSocket', async (page) => {
  const { open, client, headers } = await chat.arrive();
  client.say('Hello?');
  const { thread } = await client.next('ack');
  expect((await open(0, { page })).status).toBeGreaterThanOrEqual(400);
  const other = await chat.connect(headers);
  other.send({ type: 'hello', as: 'visitor', token: null, since: 0, page });
  expect(await other.ended()).toBe(closeCodes.malformed);
  const { data } = await chat.advisor.call<ThreadDetail>('GET', `/admin/chat/threads/${thread}`);
  expect(data.visitor.page).toBe('/chat');
});

test('a page that was stored before such pages were refused is not shown to advisors', async () => {
  const { client } = await chat.arrive();
  client.say('Hello?');
  const { thread } = await client.next('ack');
  await chat.api.db
    .update(chatThreads)
    .set({ page: '//evil.example/login' })
    .where(eq(chatThreads.primaryKey, thread));
  const { data } = await chat.advisor.call<ThreadDetail>('GET', `/admin/chat/threads/${thread}`);
  expect(data.visitor.page).toBeNull();
});
