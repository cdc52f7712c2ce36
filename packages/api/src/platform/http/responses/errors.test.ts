import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Pool } from 'pg';
import type { Db } from '../../database/database';
import { openPglite } from '../../database/pglite/pglite';
import { AppError } from '../../errors/app-error';
import { installErrors } from './errors';

/** Creates a server whose only route runs a statement. */
function serverOn(db: Db, statement = sql`SELECT 1`): FastifyInstance {
  const app = Fastify();
  installErrors(app);
  app.get('/', () => db.execute(statement));
  return app;
}

async function responseOf(app: FastifyInstance) {
  const { statusCode, headers, body } = await app.inject('/');
  await app.close();
  return { status: statusCode, retryAfter: headers['retry-after'], body: JSON.parse(body) as unknown };
}

it.each(['127.0.0.1', 'localhost'])(
  'database that refuses connections at %s is an outage with Retry-After',
  async (host) => {
    const closed = createServer().listen(0);
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    const pool = new Pool({ host, port, user: 'kaadu', connectionTimeoutMillis: 3_000 });
    expect(await responseOf(serverOn(drizzle(pool)))).toMatchObject({
      status: 503,
      retryAfter: '1',
      body: { status: 'error', message: 'We are busy just now. Please try again in a moment.' },
    });
    await pool.end();
  },
);

describe('an error of the database', () => {
  let database: Awaited<ReturnType<typeof openPglite>>;
  beforeAll(async () => {
    database = await openPglite();
  });
  afterAll(() => database.close());

  const raise = (code: string) =>
    sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'raised' USING ERRCODE = '${code}'; END $$`);

  it.each([
    ['a full disk', '53100', '60', 'We cannot save anything just now. Please try again in a few minutes.'],
    ['too many connections', '53300', '1', 'We are busy just now. Please try again in a moment.'],
    ['a rejected login', '28000', '1', 'We are busy just now. Please try again in a moment.'],
    ['a server that went down', '57P01', '1', 'We are busy just now. Please try again in a moment.'],
    ['a connection that was lost', '08006', '1', 'We are busy just now. Please try again in a moment.'],
    [
      'a database that accepts no connections',
      '55000',
      '1',
      'We are busy just now. Please try again in a moment.',
    ],
    ['a lock that is taken', '55P03', '1', 'We are busy just now. Please try again in a moment.'],
    ['a statement that takes too long', '57014', '1', 'We are busy just now. Please try again in a moment.'],
    ['a server that starts', '57P03', '1', 'We are busy just now. Please try again in a moment.'],
    ['a session that was idle', '57P05', '1', 'We are busy just now. Please try again in a moment.'],
    ['a conflict of transactions', '40001', '1', 'We are busy just now. Please try again in a moment.'],
  ])('about %s is an outage with Retry-After', async (_what, code, retryAfter, message) => {
    const response = await responseOf(serverOn(database.db, raise(code)));
    expect(response).toMatchObject({ status: 503, retryAfter, body: { message } });
  });

  it('that is a bug stays an internal error', async () => {
    expect(await responseOf(serverOn(database.db, raise('42601')))).toMatchObject({ status: 500 });
  });
});

it('end of the embedded database is an outage', async () => {
  const app = Fastify();
  installErrors(app);
  app.get('/', () => {
    const cause = Object.assign(new Error('Aborted(). Build with …'), { name: 'RuntimeError' });
    throw new Error('Failed query', { cause });
  });
  expect(await responseOf(app)).toMatchObject({ status: 503, retryAfter: '60' });
});

it.each([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Cannot use a pool after calling end on the pool',
])('pool error “%s” is an outage', async (message) => {
  const app = Fastify();
  installErrors(app);
  app.get('/', () => {
    throw new Error('Failed query: SELECT 1', { cause: new Error(message) });
  });
  expect(await responseOf(app)).toMatchObject({ status: 503, retryAfter: '1' });
});

it.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'EMFILE'])(
  'unreachable database (%s) is an outage',
  async (code) => {
    const app = Fastify();
    installErrors(app);
    app.get('/', () => {
      throw new Error('Failed query: SELECT 1', { cause: Object.assign(new Error('connect'), { code }) });
    });
    expect(await responseOf(app)).toMatchObject({ status: 503, retryAfter: '1' });
  },
);

it('outage of unknown duration has a Retry-After', async () => {
  const app = Fastify();
  installErrors(app);
  app.get('/', () => {
    throw new AppError('unavailable', 'The bank does not respond.');
  });
  expect(await responseOf(app)).toMatchObject({ status: 503, retryAfter: '5' });
});

it.each([
  [
    'warning',
    40,
    'an outage that the API states',
    new AppError('unavailable', 'This process is shutting down.'),
  ],
  ['error', 50, 'a fault of the code', new Error('no menu')],
  ['error', 50, 'an unexpected outage', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
])('logs a %s (level %i) for %s', async (_name, level, _what, error) => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  installErrors(app);
  app.get('/', () => {
    throw error;
  });
  await responseOf(app);
  const failures = lines.filter((line) => line.includes('request failed'));
  expect(failures.map((line): unknown => JSON.parse(line))).toEqual([expect.objectContaining({ level })]);
});
