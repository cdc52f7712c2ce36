import { inspect } from 'node:util';
import * as z from 'zod';
import { describeError, formatError } from './describe-error';

const canary = 'Zzyx Canary';
/** Creates an error as libraries throw them, with values in the given properties. */
const errorWith = (properties: object, message = 'failed') => Object.assign(new Error(message), properties);

function parseFailure(): unknown {
  try {
    return JSON.parse(`{"name": ${canary}}`);
  } catch (error) {
    return error;
  }
}

const withDetail = { code: '23505', constraint: 'users_email', detail: `Key (email)=(${canary}) exists.` };
const cases: [what: string, error: unknown][] = [
  [
    'a statement',
    errorWith({ query: 'SELECT $1', params: [canary] }, `Failed query: SELECT $1\nparams: ${canary}`),
  ],
  [
    'a constant in a statement',
    errorWith({ query: `SELECT '${canary}'` }, `Failed query: SELECT '${canary}'`),
  ],
  [
    'a key of PostgreSQL',
    errorWith(withDetail, 'duplicate key value violates unique constraint "users_email"'),
  ],
  [
    'the place of an error in PostgreSQL',
    errorWith({ code: '22P02', where: `unnamed portal parameter $1 = '${canary}'` }),
  ],
  [
    'a value in a message of PostgreSQL',
    errorWith({ code: '22P02' }, `invalid input syntax for type integer: "${canary}"`),
  ],
  ['a value with quotation marks', errorWith({ code: '22P02' }, `invalid input: "a" ${canary} "b"`)],
  ['a statement of a search', errorWith({ code: '42601' }, `syntax error in tsquery: "${canary}"`)],
  [
    'the statement of PGlite',
    errorWith({ code: 'XX000', query: canary, params: [canary], queryOptions: { canary } }),
  ],
  [
    'a recipient that a mail server rejects',
    errorWith(
      { responseCode: 550, command: 'RCPT TO', response: `550 ${canary}`, rejected: [canary] },
      `550 ${canary} unknown`,
    ),
  ],
  [
    'the body and URL of a call',
    errorWith({ config: { data: canary, url: `https://a/?q=${canary}` }, request: { body: canary } }),
  ],
  [
    'an address in a message',
    errorWith({}, `GET https://api.example/people/${encodeURIComponent(canary)}?name=Zzyx%20Canary failed`),
  ],
  ['a path with a query', errorWith({}, 'Invalid response from GET /search?text=Zzyx+Canary: 500')],
  ['a text that is no JSON', parseFailure()],
  ['a schema', z.object({ name: z.literal('x') }).safeParse({ name: canary, [canary]: 1 }).error],
  ['a name that JavaScript does not know', new RangeError(`Invalid language tag: ${canary}`)],
  ['the second line of a message', errorWith({}, `failed\n    at ${canary} (file.ts:1:1)`)],
  ['a message that is changed later', Object.assign(new Error(canary), { message: 'failed' })],
  ['a cause of a cause', new Error('a', { cause: new Error('b', { cause: errorWith({ detail: canary }) }) })],
  ['one of several errors', new AggregateError([errorWith({ params: [canary] }, `"${canary}"`)], 'all')],
  ['a text that is thrown', canary],
  ['an object that is thrown', { name: canary, canary }],
  ['a code', errorWith({ code: canary, table: canary })],
];

it.each(cases)('error shows nothing of %s', (_what, error) => {
  const shown = [JSON.stringify(describeError(error)), formatError(error), inspect(describeError(error))];
  for (const text of shown) {
    expect(text.length).toBeGreaterThan(5);
    expect(text).not.toMatch(/zzyx|canary/i);
  }
});

it('error keeps what names the fault', () => {
  const cause = errorWith(withDetail, 'duplicate key value violates unique constraint "users_email"');
  const error = new Error('Failed query: INSERT INTO users', { cause });
  expect(JSON.parse(JSON.stringify(describeError(error)))).toMatchObject({
    type: 'Error',
    message: 'Failed query: INSERT INTO users',
    stack: expect.stringMatching(
      /^Error: Failed query: INSERT INTO users\n\s+at .*describe-error\.test\.ts:\d+:\d+\)?/,
    ),
    cause: {
      code: '23505',
      constraint: 'users_email',
      message: 'duplicate key value violates unique constraint "users_email"',
    },
  });
});

it.each([
  [
    "Cannot read properties of undefined (reading 'map')",
    'Cannot read properties of undefined (reading map)',
  ],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['x is not iterable', 'x is not iterable'],
])('message %j is logged as %j', (message, logged) => {
  expect(describeError(new TypeError(message)).message).toBe(logged);
});

it('error that is its own cause is described once', () => {
  const error = new Error('loop');
  error.cause = error;
  expect(describeError(error).cause).toBeUndefined();
});
