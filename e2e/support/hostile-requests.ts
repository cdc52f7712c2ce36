import { paths } from '@kaadu/contracts';

/** A request that an attacker may send. */
export interface HostileRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Creates a generator of numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ownRoutes = [
  ...['/', '/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/sitemaps/:part', '/stories/feed.xml'],
  ...['/assets/:file', '/releases/:name/:version/:file', '/preview', '/builds/latest.json', '/favicon.ico'],
  ...['/admin', '/admin/:section/:id', '/nowhere/:title', '/service-worker.js', '/offline'],
];
const routes = [...new Set([...ownRoutes, ...Object.values(paths).map(({ path }) => path)])];

const parameters = [
  ...['text', 'page', 'range', 'destinations_pk', 'activities_pk', 'themes_pk', 'stay_type_pk', 'budgets_pk'],
  ...[
    'durations_pk',
    'q',
    'month',
    'day',
    'nights',
    'experience_pk',
    'option_pk',
    'adults',
    'ages',
    'from',
    'to',
  ],
  ...[
    'ref',
    'key',
    'step',
    'token',
    'utm_source',
    'fbclid',
    'sort',
    'guests',
    'tab',
    '__proto__',
    'constructor',
  ],
];

const values = [
  ...[
    '',
    '0',
    '1',
    '-1',
    '1e9',
    '99999999999999999999',
    'NaN',
    'null',
    'undefined',
    'true',
    '1,2,3',
    '2026-13-45',
  ],
  ...['2026-12-01', '%F0%9F%98%80', `${'a'.repeat(99)}%F0%9F%98%80`, `${'a'.repeat(199)}%F0%9F%98%80`],
  ...[
    '%F0%9F',
    '%ED%A0%BD',
    '%ED%B8%80',
    '%',
    '%zz',
    '%E0%A4%A',
    '%00',
    '%0a',
    '%0d%0aset-cookie:a=b',
    '%7f',
    '%e2%80%a8',
  ],
  ...[
    '%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9',
    'e%CC%81'.repeat(60),
    '%E2%80%AE%E2%80%AC',
    '..',
    '..%2f..%2fetc%2fpasswd',
  ],
  ...[
    '%3Cscript%3Ealert(1)%3C/script%3E',
    "'%20OR%201=1--",
    '{{7*7}}',
    '$%7Bjndi:ldap://x%7D',
    'constructor',
    '__proto__',
  ],
  ...[
    'a'.repeat(300),
    '%25'.repeat(400),
    'x'.repeat(2_000),
    '1,'.repeat(500),
    '%D9%8A%D8%A7',
    '%E0%B2%AA%E0%B3%8D',
    'toString',
  ],
  ...[
    '%2F',
    '%5C',
    '%3F',
    '%23',
    ';',
    '&',
    '=',
    '+',
    '%2B',
    '*',
    '(a+)+$',
    '[]',
    '(',
    '1.0.0',
    '9.9.9',
    'content',
    'header',
  ],
];

const headerValues: Readonly<Record<string, readonly string[]>> = {
  'accept-language': ['hi-IN', '*', 'x'.repeat(2_000), 'en;q=abc', '', 'zz-\u00ff'],
  'user-agent': ['', 'x'.repeat(4_000), 'Googlebot/2.1', '<script>', '\u00ff\u00fe'],
  cookie: [
    'kaadu_visitor=%',
    'kaadu_visitor=' + 'a'.repeat(3_000),
    'a=%F0%9F',
    '=;=;',
    'kaadu_preview=%ff',
    '\u00ff=1',
  ],
  'accept-encoding': ['br', 'gzip;q=0', 'identity;q=0, *;q=0', 'x', 'br;q=abc'],
  'if-none-match': ['*', '"x"', 'W/"', '\u00ff'],
  traceparent: ['00-0-0-00', 'x', `00-${'f'.repeat(32)}-${'f'.repeat(16)}-01`],
  'x-request-id': ['x', '"', 'a'.repeat(3_000)],
  range: ['bytes=0-1', 'bytes=-1', 'x'],
};

/** Generates requests over the whole URL space, the same for the same seed. */
export function* hostileRequests(seed: number): Generator<HostileRequest> {
  const random = randomNumbers(seed);
  const pick = <Value>(from: readonly Value[]): Value => {
    const value = from[Math.floor(random() * from.length)];
    if (value === undefined) throw new Error('The list is empty');
    return value;
  };
  const some = (most: number) => Array.from({ length: Math.floor(random() * (most + 1)) });
  for (;;) {
    const pathname = pick(routes).replaceAll(/:\w+/g, () => pick(values));
    const query = some(4).map(() => `${pick(parameters)}=${pick(values)}`);
    // The same parameter more than once.
    const all = random() < 0.2 ? [...query, ...query] : query;
    const names = some(2).map(() => pick(Object.keys(headerValues)));
    yield {
      path: `${pathname}${random() < 0.05 ? pick(values) : ''}${all.length > 0 ? `?${all.join('&')}` : ''}`,
      headers: Object.fromEntries(names.map((name) => [name, pick(headerValues[name] ?? [''])])),
    };
  }
}
