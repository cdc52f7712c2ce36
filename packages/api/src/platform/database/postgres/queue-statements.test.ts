import type { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import { setImmediate } from 'node:timers/promises';
import { installErrors } from '../../http/responses/errors';
import { startPglite } from '../pglite/start-pglite';
import { queueStatements } from './queue-statements';

let client: PGlite;
let connections: ReturnType<typeof queueStatements>;
beforeAll(async () => {
  client = await startPglite('memory://');
  connections = queueStatements(client, 3);
});
afterAll(() => client.close());

it('queue runs statements and transactions one after the other, in order', async () => {
  const done: string[] = [];
  const note = (name: string) => () => done.push(name);
  await Promise.all([
    client.query('SELECT 1').then(note('query')),
    client.transaction((tx) => tx.query('SELECT 2')).then(note('transaction')),
    client.exec('SELECT 3').then(note('exec')),
  ]);
  expect(done).toEqual(['query', 'transaction', 'exec']);
});

it('queue yields to the event loop between statements', async () => {
  let turns = 0;
  let isDone = false;
  const counting = (async () => {
    while (!isDone) {
      await setImmediate();
      turns += 1;
    }
  })();
  await Promise.all([1, 2, 3].map(() => client.query('SELECT 1')));
  isDone = true;
  await counting;
  expect(turns).toBeGreaterThanOrEqual(3);
});

it('queue reports the running statement and those that wait', async () => {
  const running = [1, 2, 3].map(() => client.query('SELECT 1'));
  expect(connections()).toEqual({ max: 1, busy: 1, waiting: 2 });
  await Promise.all(running);
  expect(connections()).toEqual({ max: 1, busy: 0, waiting: 0 });
});

it('queue rejects statements while it is full, and the API responds with 503 and Retry-After', async () => {
  const app = Fastify();
  installErrors(app);
  app.get('/', async () => (await client.query('SELECT 1')).rows);
  await app.ready();
  const responses = await Promise.all(Array.from({ length: 8 }, () => app.inject('/')));
  const refused = responses.filter(({ statusCode }) => statusCode === 503);
  expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(['1', '1', '1', '1']);
  expect((await app.inject('/')).statusCode).toBe(200);
  await app.close();
});
