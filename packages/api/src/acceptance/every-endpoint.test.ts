import { allEndpoints } from '@kaadu/contracts/all-endpoints';
import type { AnyEndpoint } from '@kaadu/contracts/endpoint';
import { type Person, signInStaff } from '../testing/people';
import { startTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
let admin: Record<string, string>;
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 1_000_000 });
  const person: Person = { email: 'root@example.com', phone: '9900000000' };
  admin = (await signInStaff(api, 'admin', person)).headers;
});
afterAll(() => api.close());

const endpoints = [
  ...new Map(allEndpoints.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint])),
];

/** Responses that are the same for all callers. No other response may be stored by a cache. */
const publicResponses = [
  ...['GET /getActivities', 'GET /getActivityByPk', 'GET /getActivityByPlace', 'GET /getActivitiesPage'],
  ...['GET /getPageByPageUrl', 'POST /experience/getExpCardsForActivity', 'GET /experience/getExpByPk'],
  ...['GET /experience/getExpCards', 'GET /getStayTypeExp/:stay_type_pk', 'GET /home/bootstrapBudgets'],
  ...['GET /home/bootstrapDestinations', 'GET /home/bootstrapDurations', 'GET /home/bootstrapExperiences'],
  ...['GET /home/bootstrapFaqs', 'GET /home/locationBasedDetails/', 'GET /home/bootstrapExpTypeActivity'],
  ...['GET /home/bootstrapAmenities', 'GET /home/bootstrapExpStayType', 'GET /home/bootstrapThemes'],
  ...['GET /travel/getGuideBestTimeToVisit', 'GET /travel/Guidebyloc', 'GET /travel/filter'],
  ...['GET /home/footerDetails', 'GET /home/bootstrap', 'GET /getHomeBannerCard', 'GET /home/filter'],
  ...['GET /experience/getSimilarExp', 'GET /experience/getTripPrices'],
  ...['GET /home/filter/pins', 'GET /offers/:code', 'GET /home/locationBasedDetails/:location'],
  ...[
    'GET /travel/getPlaceByPk',
    'GET /travel/getThingsByPk',
    'GET /getPlaces',
    'GET /travel/getAllPlacesByLk',
  ],
  ...['GET /travel/getAllThingsByLk', 'GET /getRatingByPlaceId', 'GET /search/static', 'GET /search/all'],
  ...['GET /sitemap/pages', 'GET /getRecentStory', 'GET /getBlogByPk', 'GET /getBlogOnClick'],
  ...['POST /experience/getExpCardsForStory', 'GET /home/bootstrapStories', 'POST /getStoriesForCard'],
];
/** Pages and files that set their own cache lifetime. */
const publicFiles = ['GET /images/*'];

/** Calls of mail programs and of the payment gateway, authenticated by a key or a signature. */
const takesOtherTypes = [
  'POST /newsletter/unsubscribe',
  'POST /payments/callback',
  'POST /waitlist/confirm',
  'POST /waitlist/leave',
];

const urlOf = ({ path }: AnyEndpoint) => path.replace(/:\w+/g, '1').replace('*', 'x/experiences/1/1.webp');
const uploadsOnly = ({ uploads }: AnyEndpoint) => uploads !== undefined;

it('list of public responses names existing endpoints', () => {
  const names = endpoints.map(([name]) => name);
  expect(
    [...publicResponses, ...publicFiles, ...takesOtherTypes].filter((name) => !names.includes(name)),
  ).toEqual([]);
});

it.each(endpoints)('%s is listed as public, or forbids storing', async (name, endpoint) => {
  const isPublic = publicResponses.includes(name) || publicFiles.includes(name);
  for (const headers of [{}, admin]) {
    // All other endpoints require a session.
    if (name === 'POST /logout' && headers === admin) continue;
    const response = await api.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint),
      headers,
      ...(endpoint.method === 'POST' && { payload: {} }),
    });
    const { statusCode, headers: sent } = response;
    if (isPublic && statusCode < 400) expect(sent['cache-control']).not.toContain('private');
    else expect([name, statusCode, sent['cache-control']]).toEqual([name, statusCode, 'no-store']);
  }
});

it.each(['/none', '/bookings/KT-1/none', '/%00', '/x%0a', '/%ED%A0%80'])(
  'unknown URL %s forbids storing',
  async (url) => {
    const { statusCode, headers } = await api.app.inject({ url });
    expect([statusCode, headers['cache-control']]).toEqual([expect.any(Number), 'no-store']);
    expect([400, 404]).toContain(statusCode);
  },
);

const changing = endpoints.filter(
  ([name, { method }]) => method === 'POST' && !takesOtherTypes.includes(name),
);

describe.each([
  ['text', 'text/plain'],
  ['a form', 'application/x-www-form-urlencoded'],
  ['a form with files', 'multipart/form-data; boundary=x'],
  ['text that claims to be JSON', 'text/plain; application/json'],
  ['no type', undefined],
])('simple cross-site request with %s', (_what, type) => {
  it.each(changing)('is rejected by %s', async (_name, endpoint) => {
    const response = await api.app.inject({
      method: 'POST',
      url: urlOf(endpoint),
      payload: '{"a":1}',
      headers: {
        ...admin,
        'idempotency-key': 'a-key-of-16-characters',
        ...(type && { 'content-type': type }),
      },
    });
    const { message } = response.json<{ message: string }>();
    expect([response.statusCode, message]).toEqual([
      415,
      uploadsOnly(endpoint) ? expect.any(String) : expect.stringContaining('accepts JSON only'),
    ]);
  });
});

it.each(changing.filter(([, endpoint]) => !uploadsOnly(endpoint)))(
  '%s rejects a form without fields',
  async (_name, endpoint) => {
    const headers = { ...admin, 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' };
    const response = await api.app.inject({ method: 'POST', url: urlOf(endpoint), headers });
    expect(response.statusCode).toBe(415);
  },
);

it.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['without an origin', { origin: 'null' }],
  ['of another site, in a browser that hides its origin', { 'sec-fetch-site': 'cross-site' }],
])('page %s cannot send a request without a body', async (_what, headers) => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/logout',
    headers: { ...admin, ...headers },
  });
  expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
    403,
    'This call is open to pages of this site only.',
  ]);
  expect((await api.app.inject({ url: '/loggedUser/session', headers: admin })).statusCode).toBe(200);
});

it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
  'API parses a body of the type %s',
  async (type) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/getStoriesForCard',
      payload: '{"story_pks":[]}',
      headers: { 'content-type': type },
    });
    expect(response.statusCode).not.toBe(415);
  },
);

it.each([
  ...[
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/%00',
    '/a%00b',
    '/x%0a',
    '/%0d%0aSet-Cookie:%20a',
    '/%ED%A0%80',
    '/\ud800',
  ],
  ...['/%2e%2e/%2e%2e/etc/passwd', '//evil.example', '/bookings/%0a', '/bookings/%ff', '/images/%00/a.webp'],
  ...[
    '/images/%0a',
    `/${'a'.repeat(8_000)}`,
    `/bookings/${'%F0%9F%98%80'.repeat(600)}`,
    '/?a=%00',
    '/search/all?text=%00',
  ],
  ...['/search/all?text=%ED%A0%80', '/search/all?text=%', `/search/all?text=${'a'.repeat(99)}%F0%9F%98%80`],
  ...['/chat/socket%0a', '/offers/%00', '/offers/%0a', '/newsletter/unsubscribe?token=%00'],
])('malformed URL %j is not a server error', async (url) => {
  const { statusCode } = await api.app.inject({ url });
  expect(statusCode).toBeLessThan(500);
});
