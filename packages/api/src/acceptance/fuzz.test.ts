import { ApiErrorBody } from '@kaadu/contracts/envelope';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { hostileStrings, objectFor } from '../testing/data/hostile-values';
import { type ApiOperation, listOperations } from '../testing/operations';
import { signInStaff } from '../testing/people';
import { startTestApi, type TestApi } from '../testing/test-api';

/** The seed is fixed, so that every run sends the same requests. Set FUZZ_SEED for others. */
const parameters = { numRuns: 20, seed: Number(process.env['FUZZ_SEED'] ?? 20_260_310) };

let api: TestApi;
let operations: ApiOperation[];
let admin: Record<string, string>;
const counts = new Map<number, number>();

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 1_000_000 });
  operations = listOperations((await api.app.inject({ url: '/openapi.json' })).json());
  admin = (await signInStaff(api, 'admin', { email: 'root@example.com', phone: '9900000000' })).headers;
});
afterAll(async () => {
  await api.close();
  const table = [...counts].sort().map(([status, count]) => `${status}: ${count}`);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  process.stdout.write(`fuzz: ${total} requests to ${operations.length} operations; ${table.join(', ')}\n`);
});

/** Sends a request and requires either a success or an error in the documented format. @returns the status */
async function send(options: InjectOptions): Promise<number> {
  const response = await api.app.inject(options);
  const { statusCode } = response;
  counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
  const what = `${options.method} ${JSON.stringify(options.url)} ${JSON.stringify(options.payload)}: ${response.body}`;
  if (statusCode >= 500) throw new Error(`${statusCode} for ${what}`);
  const isPage = String(response.headers['content-type']).startsWith('text/html');
  if (statusCode >= 400 && !isPage && !ApiErrorBody.safeParse(response.json()).success) {
    throw new Error(`Not in the format of an error: ${what}`);
  }
  return statusCode;
}

/** Percent-encodes any text; lone surrogates become U+FFFD, as in a browser. */
function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

function queryText(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).map(
    ([name, value]) =>
      `${encode(name)}=${encode(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))}`,
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

it('API responds to nearly valid requests of visitors and an admin', async () => {
  for (const { method, path, query, pathParameters, body, statuses } of operations) {
    // A path parameter may produce a URL without a route.
    const allowed = [200, ...statuses, ...(pathParameters.length > 0 ? [404] : [])];
    const request = fc.record({
      query: objectFor(query),
      segment: fc.constantFrom('1', '3', 'x', '%00', '%2e%2e', '-1', 'hero@1x/experiences/1/1.webp', 'é'),
      body: objectFor(body?.properties ?? {}),
      // Logging out would end the admin's session.
      headers: fc.constantFrom({}, path === '/logout' ? {} : admin),
    });
    await fc.assert(
      fc.asyncProperty(request, async (one) => {
        const concrete = pathParameters.reduce((url, name) => url.replace(`{${name}}`, one.segment), path);
        const status = await send({
          method,
          url: `${concrete}${queryText(one.query)}`,
          headers: one.headers,
          ...(body && { payload: one.body }),
        });
        expect([path, allowed]).toEqual([path, expect.arrayContaining([status])]);
      }),
      parameters,
    );
  }
}, 300_000);

it('API responds to any bytes in place of a file', async () => {
  const uploads = operations.filter((one) => one.uploads.length > 0);
  expect(uploads.map(({ path }) => path).sort()).toEqual([
    '/admin/chat/threads/{thread}/images',
    '/admin/images',
    '/chat/images',
  ]);
  const starts = ['', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\0\0\0\0WEBP', '\0\0\0\x1cftypavif'];
  const file = fc.record({
    start: fc.constantFrom(...starts),
    rest: fc.uint8Array({ maxLength: 2_000 }),
  });
  for (const { method, path, uploads: types, statuses } of uploads) {
    const request = fc.record({ file, type: fc.constantFrom(...types), headers: fc.constantFrom({}, admin) });
    await fc.assert(
      fc.asyncProperty(request, async (one) => {
        const payload = Buffer.concat([Buffer.from(one.file.start, 'latin1'), one.file.rest]);
        const headers = { ...one.headers, 'content-type': one.type };
        // A request that is rejected for another reason never reaches the file.
        const status = await send({ method, url: path, headers, payload });
        expect([...statuses, ...(path.includes('{') ? [400, 404] : [])]).toContain(status);
      }),
      parameters,
    );
  }
});

it('API responds to every hostile string in every query parameter', async () => {
  for (const { method, path, query } of operations.filter((one) => one.method === 'GET')) {
    for (const name of Object.keys(query)) {
      for (const text of hostileStrings)
        expect(await send({ method, url: `${path}${queryText({ [name]: text })}` })).toBeLessThan(500);
    }
  }
}, 300_000);

const json = { 'content-type': 'application/json' };
const rawBodies: [what: string, payload: string | Buffer, headers: Record<string, string>, status: number][] =
  [
    ['truncated', '{"email":', json, 400],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), json, 400],
    ['empty', '', json, 400],
    ['null', 'null', json, 400],
    ['a list', '[]', json, 400],
    ['a string', '"x"', json, 400],
    ['deeply nested arrays', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, json, 400],
    ['deeply nested objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, json, 400],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}', json, 400],
    ['too large', `{"email":"${'x'.repeat(70_000)}"}`, json, 413],
    ['of another media type', 'a=b', { 'content-type': 'application/xml' }, 415],
  ];
it.each(rawBodies)('API rejects a body that is %s', async (_what, payload, headers, expected) => {
  for (const { path } of operations.filter((one) => one.body?.properties)) {
    const status = await send({ method: 'POST', url: path, payload, headers: { ...headers, ...admin } });
    expect([path, [expected, 400, 422].includes(status)]).toEqual([path, true]);
  }
});

it.each([
  '/%ff',
  '/home/filter?%ff=%fe',
  '/search/all?text=%00',
  '/%00',
  `/${'a'.repeat(5_000)}`,
  '/images/..%2f..%2fetc',
  '/search/all?text[a]=1&text=2',
])('API responds to the URL %s', async (url) => {
  expect(await send({ method: 'GET', url })).toBeLessThan(500);
});
