import { registerUser } from '@kaadu/contracts/accounts';
import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { farmStay } from '../testing/bookings/booking-api';
import { dataOf } from '../testing/data/data-of';
import { newPerson, sessionHeaders, visitor } from '../testing/people';
import { startTestApi, type TestApi } from '../testing/test-api';

const logged: string[] = [];
let api: TestApi;
beforeAll(async () => {
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => logged.push(chunk.toString()));
  api = await startTestApi({
    production: true,
    outbox: undefined,
    siteOrigins: ['https://kaadu.example'],
    apiOrigin: 'https://api.kaadu.example',
    logger: { level: 'info', stream },
  });
});
afterAll(() => api.close());

const attributes = ({ days }: { days: number }) =>
  `Max-Age=${days * 86_400}; Path=/; HttpOnly; Secure; SameSite=Lax`;

/** Signs up a new person. @returns the `Set-Cookie` header, and the person's headers and secrets */
async function signUp() {
  const person = newPerson();
  const browser = visitor(api);
  const challenge = await browser.challenge(person);
  const code = await browser.code(person.email);
  const { user_key } = await browser.verified(person, challenge, code);
  const { body, cookie } = await browser.register({ first_name: 'Asha', last_name: 'Rao', user_key });
  const token = dataOf(registerUser, body).access_token;
  return { person, browser, code, cookie, token, headers: sessionHeaders(token, cookie) };
}

describe('cookies in production are HttpOnly and Secure', () => {
  it('for a session, from sign-up and sign-in to logout', async () => {
    const { person, browser, cookie, headers } = await signUp();
    expect(cookie).toMatch(new RegExp(`^kaadu_session=[\\w-]{32}; ${attributes({ days: 30 })}$`));
    api.wait(60_000);
    const challenge = await browser.challenge(person);
    const again = await browser.verify(person, challenge, await browser.code(person.email));
    expect(again.cookie).toMatch(new RegExp(`^kaadu_session=[\\w-]{32}; ${attributes({ days: 30 })}$`));
    const out = await browser.post('/logout', {}, headers);
    expect(out.cookie).toBe(
      'kaadu_session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
    );
  });

  it.each([
    ['opens the chat', '/chat/open', { since: 0 }],
    ['holds a trip', '/bookings', farmStay],
  ])('for a visitor who %s', async (_what, url, payload) => {
    const { statusCode, headers } = await api.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(statusCode).toBe(200);
    expect(headers['set-cookie']).toMatch(
      new RegExp(`^kaadu_visitor=[\\w-]{32,43}; ${attributes({ days: 180 })}$`),
    );
  });
});

it.each(['/home/bootstrap', '/no-such-page', '/loggedUser/session', '/dev/outbox'])(
  'API sends security headers with %s',
  async (url) => {
    const { headers } = await api.app.inject({ url });
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-site',
    });
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);

it('API allows credentials from pages of the site only', async () => {
  const allowed = async (origin: string) => {
    const { headers } = await api.app.inject({ url: '/healthz', headers: { origin } });
    return [headers['access-control-allow-origin'], headers['access-control-allow-credentials']];
  };
  expect(await allowed('https://kaadu.example')).toEqual(['https://kaadu.example', 'true']);
  for (const other of ['http://kaadu.example', 'http://localhost:3000', 'https://evil.example', 'null'])
    expect((await allowed(other))[0]).toBeUndefined();
});

it('API has no development routes', async () => {
  const { statusCode } = await api.app.inject({ url: '/dev/outbox', remoteAddress: '127.0.0.1' });
  expect(statusCode).toBe(404);
  const document = (await api.app.inject({ url: '/openapi.json' })).json<{ paths: object }>();
  expect(Object.keys(document.paths)).toContain('/healthz');
  expect(Object.keys(document.paths).filter((path) => /dev|sandbox|outbox/.test(path))).toEqual([]);
});

it('API logs what failed without quoted values, and responds with a generic message', async () => {
  const execute = api.db.execute.bind(api.db);
  Object.assign(api.db, {
    execute: () => {
      throw new Error('relation "secrets" does not exist');
    },
  });
  const { statusCode, body } = await api.app.inject({ url: '/search/all?text=kabini' });
  Object.assign(api.db, { execute });
  expect(statusCode).toBe(500);
  expect(JSON.parse(body)).toEqual({ status: 'error', message: expect.stringMatching(/^[\w ,.’']+$/) });
  expect(body).not.toMatch(/relation|secrets|stack|\.ts/);
  expect(logged.join('')).toContain('relation \\"…');
});

it('API logs one line of JSON per request, without personal data or secrets', async () => {
  logged.length = 0;
  const { person, code, cookie, token, headers } = await signUp();
  await api.app.inject({
    url: `/search/all?text=${person.email}`,
    headers: { ...headers, 'user-agent': 'A browser of its own' },
    remoteAddress: '203.0.113.9',
  });
  const lines = logged.map((line): unknown => JSON.parse(line));
  // The code, its verification, the sign-up and the search.
  const routes = ['/verifyUserType', '/verifyOtp', '/registerUser', '/search/all'];
  expect(lines).toEqual(
    routes.map((route) => expect.objectContaining({ route, status: 200, msg: 'request', level: 30 })),
  );
  const secrets = [
    person.email,
    person.phone,
    token,
    cookie.split(/[=;]/)[1],
    code,
    '203.0.113.9',
    'A browser',
  ];
  for (const secret of secrets) expect(logged.join('')).not.toContain(secret);
});
