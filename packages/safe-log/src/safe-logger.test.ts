import Fastify, { type FastifyBaseLogger } from 'fastify';
import { safeLogger } from './safe-logger';

/** Calls `log` with a logger. @returns what it has written */
function linesOf(log: (logger: FastifyBaseLogger) => void): string {
  const lines: string[] = [];
  const app = Fastify({
    logger: { ...safeLogger, stream: { write: (line: string) => void lines.push(line) } },
  });
  log(app.log);
  expect(lines).toHaveLength(1);
  return lines.join('');
}

const error = Object.assign(new Error('Failed query: SELECT $1\nparams: Zzyx'), {
  params: ['Zzyx'],
  query: 'SELECT $1',
});

it.each<[what: string, log: (logger: FastifyBaseLogger) => void]>([
  ['alone', (logger) => logger.error(error)],
  ['with a message', (logger) => logger.error(error, 'a job failed')],
  ['as err', (logger) => logger.error({ err: error })],
  ['as err, with a message', (logger) => logger.error({ err: error }, 'a job failed')],
  ['under another name', (logger) => logger.warn({ failure: error }, 'a job failed')],
  ['in a list', (logger) => logger.warn({ failures: [{ error }] }, 'a job failed')],
  ['in place of a text', (logger) => logger.warn('failed: %s', error)],
  ['next to a text', (logger) => logger.warn({ err: error }, 'failed: %o', error)],
  ['of a child', (logger) => logger.child({ job: 'refunds' }).error({ err: error }, 'a job failed')],
  [
    'that has crossed threads',
    (logger) => logger.error({ err: { ...error, message: error.message, stack: error.stack } }),
  ],
])('error logged %s keeps its type and loses its values', (_how, log) => {
  const line = linesOf(log);
  expect(line).not.toContain('Zzyx');
  expect(line).toContain('Failed query: SELECT $1');
});

it.each([
  [{ path: '/people/asha@example.com' }, { path: '[address]' }],
  [{ cause: 'no seat for +91 98450 12345' }, { cause: 'no seat for [number]' }],
  [{ text: 'to asha.rao@example.com' }, { text: 'to [address]' }],
  [
    { remote: 'header', version: '1.2.3' },
    { remote: 'header', version: '1.2.3' },
  ],
])('fields %j are logged as %j', (fields, logged) => {
  expect(JSON.parse(linesOf((logger) => logger.info(fields, 'a line')))).toMatchObject({
    ...logged,
    msg: 'a line',
  });
});

it('request is logged by its method, and a response by its status', async () => {
  const lines: string[] = [];
  const app = Fastify({
    logger: { ...safeLogger, stream: { write: (line: string) => void lines.push(line) } },
  });
  app.get('/', async () => 'x');
  await app.inject('/?name=Zzyx');
  await app.close();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toContain('Zzyx');
});
