import type { Endpoint } from '@kaadu/contracts/endpoint';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { createContentCache } from '../cache/content-cache';
import { createResponseCache } from '../cache/response-cache';
import type { Hit } from '../rate-limits/rate-limit';
import { installErrors } from './responses/errors';
import { registerRoutes } from './register-routes';
import { route } from './route';

function createApp() {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrors(app);
  return app;
}

const context = {
  limiter: { check: async () => undefined },
  responses: createResponseCache(createContentCache()),
  now: () => new Date(),
  requireUser: () => async () => undefined,
};

const limited = {
  method: 'POST',
  path: '/limited',
  noun: 'tests',
  summary: 'A call with limits',
  body: z.object({ name: z.string() }),
  data: z.null(),
} as const satisfies Endpoint;
const perNetwork = { name: 'network', hits: 1, windowMs: 1, per: 'network' } as const;
const perAccount = { name: 'account', hits: 1, windowMs: 1, per: 'account' } as const;

it('each well-formed call counts against the limits of its endpoint, in their order', async () => {
  const counted: Hit[] = [];
  const app = createApp();
  app.decorateRequest('user', null);
  const endpoint = { ...limited, access: 'signed-in', limits: { perNetwork, perAccount } } as const;
  await registerRoutes(app, [route(endpoint, async () => null)], {
    ...context,
    limiter: { check: async (...hits) => void counted.push(...hits) },
    requireUser: () => async (request) => {
      request.user = { primaryKey: 7, firstName: '', lastName: '', email: '', phone: '', role: 'traveller' };
    },
  });
  const call = (payload: object) => app.inject({ method: 'POST', url: '/limited', payload });
  expect([(await call({})).statusCode, counted]).toEqual([400, []]);
  expect((await call({ name: 'Asha' })).statusCode).toBe(200);
  expect(counted).toEqual([
    [perNetwork, '127.0.0.1'],
    [perAccount, '7'],
  ]);
  await app.close();
});

it('registration rejects a limit per account on a call that requires none', async () => {
  const open = route({ ...limited, limits: { perAccount } }, async () => null);
  await expect(registerRoutes(createApp(), [open], context)).rejects.toThrow(
    '/limited is limited by account',
  );
});

it('schema of cached responses is built once per route', async () => {
  let reads = 0;
  const endpoint = {
    method: 'GET',
    path: '/cached',
    noun: 'tests',
    summary: 'Cached response',
    get data() {
      reads += 1;
      return z.string();
    },
    cache: 'until-content-changes',
  } as const satisfies Endpoint;
  const app = createApp();
  await registerRoutes(app, [route(endpoint, async () => 'Kabini')], context);
  await app.ready();
  const readsOfRoute = reads;
  for (let call = 0; call < 3; call += 1) {
    const response = await app.inject('/cached');
    expect(response.json()).toEqual({ status: 'success', data: 'Kabini' });
  }
  expect(reads).toBe(readsOfRoute);
  await app.close();
});
