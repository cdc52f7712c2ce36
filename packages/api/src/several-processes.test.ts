import { RegisterUserResponse } from '@kaadu/contracts/api';
import { openDatabase } from './db/open-database';
import { sessionHeaders, signInStaff, visitor } from './testing/people';
import { startTestApi, type TestApi } from './testing/test-api';
import { smallData } from './testing/small-data';
import { buildApi } from './build-api';
import { testPicture } from './testing/test-picture';

const onServer = process.env.DATABASE_URL ? describe : describe.skip;

// The embedded database belongs to one process; set DATABASE_URL to run these.
onServer('two processes on one PostgreSQL', () => {
  let one: TestApi;
  let two: TestApi;

  beforeAll(async () => {
    const secrets = { otpPepper: 'shared-pepper-of-both-processes!!' };
    one = await startTestApi({ secrets });
    const database = await openDatabase({ url: one.databaseUrl });
    const app = await buildApi({
      database,
      secrets,
      sampleData: smallData,
      imageFolder: one.imageFolder,
      paintImage: testPicture,
      messenger: one.outbox.messenger,
      siteOrigins: ['http://localhost:3000'],
      now: one.now,
    });
    two = { ...one, app, database, db: database.db };
  });
  afterAll(async () => {
    await two.app.close();
    await one.close();
  });

  it('finish at one a sign-in begun at the other, and end its session for both', async () => {
    const person = { email: 'both@example.com', phone: '9933300000' };
    const challenge = await visitor(one).challenge(person);
    const code = await visitor(one).code(person.email);
    const { user_key } = await visitor(two).verified(person, challenge, code);
    const { body, cookie } = await visitor(one).register({ first_name: 'A', last_name: 'B', user_key });
    const headers = sessionHeaders(RegisterUserResponse.parse(body).data.access_token, cookie);
    const status = async ({ app }: TestApi) =>
      (await app.inject({ url: '/loggedUser/session', headers })).statusCode;
    expect([await status(one), await status(two)]).toEqual([200, 200]);
    await two.app.inject({ method: 'POST', url: '/logout', headers, payload: {} });
    expect([await status(one), await status(two)]).toEqual([401, 401]);
  });

  it('count tries and rates together', async () => {
    const person = { email: 'rates@example.com', phone: '9933300001' };
    const answers = [await visitor(one).requestOtp(person), await visitor(two).requestOtp(person)];
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
  });

  it('accept a code once when both get it at the same moment', async () => {
    const person = { email: 'race@example.com', phone: '9933300002' };
    const challenge = await visitor(one).challenge(person);
    const code = await visitor(one).code(person.email);
    const both = await Promise.all([
      visitor(one).verify(person, challenge, code),
      visitor(two).verify(person, challenge, code),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('drop their caches when either changes content', async () => {
    const newest = async () => (await two.app.inject({ url: '/getRecentStory' })).body;
    expect(await newest()).toContain('story-3');
    const { headers } = await signInStaff(one, 'content', { email: 'ed@example.com', phone: '9933300003' });
    await one.app.inject({
      method: 'POST',
      url: '/admin/createBlog',
      headers,
      payload: {
        title: 'Heard everywhere',
        description: 'd',
        author: 'a',
        published_at: '2026-05-01',
        sections: [{ heading: null, paragraphs: ['p'] }],
        destination_pk: null,
        image_path: null,
      },
    });
    for (let tries = 0; tries < 500 && !(await newest()).includes('heard-everywhere'); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(await newest()).toContain('heard-everywhere');
  });
});
