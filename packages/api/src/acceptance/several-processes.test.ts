import { storyExample } from '@kaadu/contracts/story-example';
import { registerUser } from '@kaadu/contracts/accounts';
import { buildApi } from '../build-api';
import { openDatabase } from '../platform/database/open-database';
import { unreachableGateway } from '../platform/payment-gateway/unreachable-gateway';
import { loadSampleContent } from '../sample-content/load-sample-content';
import { openChatIn, signInAdvisor } from '../testing/chat/chat-api';
import { connectChat } from '../testing/chat/chat-client';
import { dataOf } from '../testing/data/data-of';
import { eventually } from '../testing/eventually';
import { sessionHeaders, signInStaff, visitor } from '../testing/people';
import { smallData } from '../testing/data/small-data';
import { startTestApi, type TestApi } from '../testing/test-api';
import { testImages } from '../testing/data/test-image';

const onServer = process.env.DATABASE_URL ? describe : describe.skip;

const secrets = { otpPepper: 'shared-pepper-of-both-processes!!' };

/** Starts a second API process on the same database. */
async function startSecond(first: TestApi): Promise<TestApi> {
  const database = await openDatabase({ url: first.databaseUrl });
  const app = await buildApi({
    database,
    secrets,
    imageFolder: first.imageFolder,
    imageSource: testImages(first.imageFolder),
    messenger: first.outbox.messenger,
    gateway: unreachableGateway(),
    siteOrigins: ['http://localhost:3000'],
    now: first.now,
  });
  return { ...first, app, database, db: database.db };
}

let one: TestApi;
let two: TestApi;

// Only one process can open the embedded database; set DATABASE_URL to run these tests.
onServer('two processes on one PostgreSQL', () => {
  beforeAll(async () => {
    one = await startTestApi({ secrets });
    two = await startSecond(one);
  });
  afterAll(async () => {
    await two.app.close();
    await one.close();
  });

  it('complete a sign-in that the other has begun, and share its session and logout', async () => {
    const person = { email: 'both@example.com', phone: '9933300000' };
    const challenge = await visitor(one).challenge(person);
    const code = await visitor(one).code(person.email);
    const { user_key } = await visitor(two).verified(person, challenge, code);
    const { body, cookie } = await visitor(one).register({ first_name: 'A', last_name: 'B', user_key });
    const headers = sessionHeaders(dataOf(registerUser, body).access_token, cookie);
    const status = async ({ app }: TestApi) =>
      (await app.inject({ url: '/loggedUser/session', headers })).statusCode;
    expect([await status(one), await status(two)]).toEqual([200, 200]);
    await two.app.inject({ method: 'POST', url: '/logout', headers, payload: {} });
    expect([await status(one), await status(two)]).toEqual([401, 401]);
  });

  it('share rate limits', async () => {
    const person = { email: 'rates@example.com', phone: '9933300001' };
    const answers = [await visitor(one).requestOtp(person), await visitor(two).requestOtp(person)];
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
  });

  it('accept a code once when both receive it simultaneously', async () => {
    const person = { email: 'race@example.com', phone: '9933300002' };
    const challenge = await visitor(one).challenge(person);
    const code = await visitor(one).code(person.email);
    const both = await Promise.all([
      visitor(one).verify(person, challenge, code),
      visitor(two).verify(person, challenge, code),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  const newest = async () => (await two.app.inject({ url: '/home/bootstrapStories' })).body;
  /** Waits for a notification to arrive. */
  const untilNewest = (text: string) => eventually(newest, (body) => body.includes(text));

  it('clear their caches when either changes content', async () => {
    expect(await newest()).not.toContain('heard-everywhere');
    const { headers } = await signInStaff(one, 'content', { email: 'ed@example.com', phone: '9933300003' });
    await one.app.inject({
      method: 'POST',
      url: '/admin/createBlog',
      headers,
      payload: {
        title: 'Heard everywhere',
        description: 'd',
        author: 'a',
        published_at: '2026-07-01',
        ...storyExample,
        destination_pk: null,
        image_path: null,
      },
    });
    await untilNewest('heard-everywhere');
  });

  it('clear their caches when a third one loads other sample data', async () => {
    const [first, ...others] = smallData.stories;
    if (!first) throw new Error('The small data set has stories');
    const stories = [{ ...first, url: 'told-anew', published_at: '2026-08-01' }, ...others];
    expect(await newest()).not.toContain('told-anew');
    const database = await openDatabase({ url: one.databaseUrl });
    await loadSampleContent(database, { ...smallData, stories }, one.now);
    await database.close();
    await untilNewest('told-anew');
  });

  it('pass messages to each other, and lose none when a process stops', async () => {
    const listen = ({ app }: TestApi) => app.listen({ host: '127.0.0.1', port: 0 });
    const [first, second] = [await listen(one), await listen(two)];
    const advisor = await signInAdvisor(one);
    const { headers } = await openChatIn(one);
    const visitor = await connectChat(first, { headers });
    visitor.hello();
    await visitor.next('ready');
    const desk = await connectChat(second, { headers: advisor.headers });
    desk.hello('advisor');
    await desk.next('ready');
    visitor.say('sent at the first');
    const { thread } = await visitor.next('ack');
    desk.send({ type: 'watch', thread, since: 0 });
    await desk.heard('sent at the first');
    desk.say('answered at the second', thread);
    await visitor.heard('answered at the second');

    const third = await startSecond(one);
    const address = await listen(third);
    const elsewhere = await connectChat(address, { headers });
    elsewhere.hello('visitor', 2);
    await elsewhere.next('ready');
    const ids = Array.from({ length: 10 }, (_, index) => elsewhere.say(`before the end ${index}`));
    await third.app.close();
    expect(await elsewhere.ended()).toBe(1012);
    // Unacknowledged messages are sent again, by another process.
    const again = await connectChat(second, { headers });
    again.hello('visitor', 2);
    for (const [index, id] of ids.entries()) again.say(`before the end ${index}`, undefined, id);
    await again.heard('before the end 9');
    const texts = again.messages().map(({ text }) => text);
    expect(texts).toEqual(ids.map((_, index) => `before the end ${index}`));
    for (const client of [visitor, desk, again]) client.close();
  });
});
