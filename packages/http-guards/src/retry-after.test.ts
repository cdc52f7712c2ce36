import Fastify from 'fastify';
import { addRetryAfter } from './retry-after';

it.each([
  ['a 503 without a time', 503, {}, '5'],
  ['a 503 with its own time', 503, { 'retry-after': '60' }, '60'],
  ['a 500', 500, {}, undefined],
  ['a success', 200, {}, undefined],
])('addRetryAfter sets the header of %s', async (_what, status, headers, retryAfter) => {
  const app = Fastify();
  addRetryAfter(app);
  app.get('/', async (_request, reply) => reply.code(status).headers(headers).send('x'));
  expect((await app.inject('/')).headers['retry-after']).toBe(retryAfter);
  await app.close();
});
