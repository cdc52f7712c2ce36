import { randomUUID } from 'node:crypto';
import { apiUrl, siteUrl } from '../../environment';
import { test, expect } from '../../fixtures/explained-test';
import { findTrip } from '../../support/bookings/booking';
import { api } from '../../support/catalogue';
import { newPerson } from '../../support/people/people';
import { exchange, send, type RawRequest } from '../../support/raw-request';

/* Attacks on the API from outside. docs/security.md lists them all, including those with unit tests. */

const host = new URL(apiUrl).host;
const json = (body: unknown, headers: RawRequest['headers'] = {}): RawRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** Returns status and message of the response to a request. */
async function answerTo(path: string, request: RawRequest): Promise<[status: number, message: unknown]> {
  const { status, body } = await send(apiUrl, path, request);
  const answer: { message?: unknown } = JSON.parse(body.toString());
  return [status, answer.message];
}

/** Creates a hold whose visitor has left: every later caller is a stranger. */
async function holdOfAnotherVisitor() {
  const { quote, option_pk, trip } = await findTrip();
  return api.createBooking(
    {
      option_pk,
      from: trip.from,
      to: trip.to,
      slot: null,
      party: { guests: 2, ages: [] },
      add_ons: [],
      coupon: null,
      shown_total: quote.total,
    },
    { idempotencyKey: randomUUID() },
  );
}

test('the reference alone does not reveal a booking, its documents or its payment', async () => {
  const { reference, quote } = await holdOfAnotherVisitor();
  const at = `/bookings/${reference}`;
  const wrongKey = '0'.repeat(32);
  for (const path of ['', '/voucher.pdf', '/invoice.pdf', '/calendar.ics', '/cancelQuote'])
    for (const query of ['', `?key=${wrongKey}`, '?key='])
      expect((await send(apiUrl, `${at}${path}${query}`)).status, `${path}${query}`).toBe(404);
  const changes: [path: string, body: object][] = [
    ['/pay', { accepted_total: quote.total }],
    ['/cancel', { shown_refund: 0 }],
    ['/release', {}],
    ['/extend', {}],
    ['/review', { rating: 1, text: 'mine' }],
  ];
  for (const [path, body] of changes)
    for (const key of [undefined, wrongKey])
      expect((await send(apiUrl, `${at}${path}`, json({ ...body, key }))).status, path).toBe(404);
});

test('an unknown reference gets the same response as one of another visitor', async () => {
  const { reference } = await holdOfAnotherVisitor();
  const [theirs, none] = [
    await send(apiUrl, `/bookings/${reference}`),
    await send(apiUrl, '/bookings/ZZZZ-ZZZZ'),
  ];
  expect(theirs.status).toBe(none.status);
  expect(theirs.body.toString()).toBe(none.body.toString());
});

test('no cache stores private responses, or their absence', async () => {
  const { reference, key } = await holdOfAnotherVisitor();
  const paths = [
    `/bookings/${reference}?key=${key}`,
    `/bookings/${reference}`,
    '/bookings',
    '/loggedUser/session',
    '/savedTravellers',
  ];
  for (const path of paths)
    expect((await send(apiUrl, path)).headers['cache-control'], path).toContain('no-store');
});

test('a forged event of the payment gateway is refused', async () => {
  const event = { event: 'order.paid', payload: { order: { entity: { id: 'order_forged' } } } };
  for (const signature of [undefined, '', 'f'.repeat(64)]) {
    const headers: Record<string, string> =
      signature === undefined ? {} : { 'x-razorpay-signature': signature };
    const { status, body } = await send(apiUrl, '/payments/webhook', json(event, headers));
    expect(status).toBe(403);
    expect(body.toString()).toContain('The signature is not that of the payment gateway.');
  }
});

test('a page of another site can neither read responses nor change data', async () => {
  const origin = 'https://evil.example';
  const cookie = 'kaadu_session=x; kaadu_visitor=y';
  const read = await send(apiUrl, '/home/bootstrap', { headers: { origin, cookie } });
  expect(read.headers['access-control-allow-origin']).not.toBe(origin);
  expect(read.headers['access-control-allow-origin']).not.toBe('*');
  const requested = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const preflight = await send(apiUrl, '/logout', {
    method: 'OPTIONS',
    headers: { origin, cookie, ...requested },
  });
  expect(preflight.headers['access-control-allow-origin']).not.toBe(origin);
  // Requests that browsers send without a preflight.
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const headers = { origin, cookie, 'content-type': type };
    const form = await send(apiUrl, '/createSubscription', {
      method: 'POST',
      headers,
      body: '{"email":"a@b.cd"}',
    });
    expect([400, 415], type).toContain(form.status);
  }
});

test('the session cookie alone, which a browser sends for any site, grants no access', async () => {
  const { email, phone, firstName, lastName } = newPerson();
  for (const path of ['/loggedUser/session', '/bookings', '/savedTravellers', '/admin/auditLog'])
    expect(await answerTo(path, { headers: { cookie: `kaadu_session=${email}` } }), path).toEqual([
      401,
      'Please sign in.',
    ]);
  const forged = { user_key: '1', first_name: firstName, last_name: lastName, email, phone, role_pk: 1 };
  expect(await answerTo('/registerUser', json(forged))).toEqual([
    410,
    'This sign-up has expired. Please sign in again.',
  ]);
});

for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
  test(`codes and metrics are not shown to a request that came through a proxy (${header})`, async () => {
    const asProxy = { headers: { [header]: '127.0.0.1' } };
    expect(await answerTo('/dev/outbox', asProxy)).toEqual([
      403,
      'The development outbox is for this machine only, unless DEV_OUTBOX=open.',
    ]);
    expect(await answerTo('/metrics', asProxy)).toEqual([403, 'Metrics are not public.']);
    expect((await send(apiUrl, '/dev/outbox?to=a@b.cd')).status, 'without a proxy').toBe(200);
  });
}

test('a prototype-polluting object is refused', async () => {
  for (const body of [
    '{"__proto__":{"email":"a@b.cd"}}',
    '{"constructor":{"prototype":{"x":1}},"email":"a@b.cd"}',
  ])
    expect((await send(apiUrl, '/createSubscription', json(body))).status, body).toBe(400);
});

test('an oversized body is refused before it is read', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(70_000) });
  expect((await send(apiUrl, '/createSubscription', json(body))).status).toBe(413);
});

test('oversized headers are refused, and the next request succeeds', async () => {
  expect((await send(apiUrl, '/healthz', { headers: { cookie: 'x'.repeat(20_000) } })).status).toBe(431);
  expect((await send(apiUrl, '/healthz')).status).toBe(200);
});

test('SQL wildcards find nothing, and SQL quotes are ignored', async () => {
  const find = async (text: string) => {
    const { status, body } = await send(apiUrl, `/search/all?text=${encodeURIComponent(text)}`);
    expect(status, text).toBe(200);
    return JSON.parse(body.toString());
  };
  for (const text of ['%', '_', '%%%', '\\%'])
    expect(await find(text), text).toMatchObject({
      data: { experiences: [], destinations: [], activities: [] },
    });
  for (const [attack, plain] of [
    ["' OR 1=1 --", 'OR 1 1'],
    ["'; DROP TABLE users; --", 'DROP TABLE users'],
  ] as const)
    expect(await find(attack), attack).toEqual(await find(plain));
});

for (const path of [
  '/images/hero@1x/../../../../package.json',
  '/images/hero@1x/..%2f..%2f..%2fpackage.json',
  '/images/hero@1x/%2e%2e/%2e%2e/db/PG_VERSION.webp',
  '/images/hero@1x/experiences/1/..%2f..%2f1.webp',
  '/images/hero@9x/experiences/1/1.webp',
]) {
  test(`${path} leads to no file`, async () => {
    expect((await send(apiUrl, path)).status).toBe(404);
  });
}

test('an absolute URL in the request line and an invalid Origin get a response', async () => {
  const line = `GET http://evil.example/healthz HTTP/1.1\r\nhost: ${host}\r\norigin: %%%\r\nconnection: close\r\n\r\n`;
  const answer = await exchange(apiUrl, line);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toContain('access-control-allow-origin: %%%');
});

test('two lengths of one body, which would allow request smuggling, are refused', async () => {
  const head = `POST /createSubscription HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n`;
  const smuggled = `${head}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n`;
  const answer = await exchange(apiUrl, smuggled);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
});

test('"My bookings" redirects to the site, whatever its link contains', async () => {
  for (const query of ['primary_key=//evil.example', 'primary_key=1&return=https://evil.example']) {
    const { headers } = await send(apiUrl, `/check-user-login?${query}`);
    expect(new URL(headers.location ?? '').origin).toBe(siteUrl);
  }
});

test('responses forbid sniffing, framing and plain http', async () => {
  for (const path of ['/healthz', '/nope', '/home/bootstrap']) {
    const { headers } = await send(apiUrl, path);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d{8}/);
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
  }
});
