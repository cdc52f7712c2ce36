import type { Endpoint } from '@kaadu/contracts/endpoint';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { createResponseCache } from '../cache/response-cache';
import { createValueCache } from '../cache/value-cache';
import { registerRoutes } from './register-routes';
import { route } from './route';

it('the schema of answers that are kept is built with the route, and not for each call', async () => {
  let reads = 0;
  const endpoint = {
    method: 'GET',
    path: '/kept',
    noun: 'tests',
    summary: 'An answer that is kept',
    get data() {
      reads += 1;
      return z.string();
    },
    cache: 'until-content-changes',
  } as const satisfies Endpoint;
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await registerRoutes(app, [route(endpoint, async () => 'Kabini')], {
    responses: createResponseCache(createValueCache()),
    now: () => new Date(),
    requireUser: () => async () => undefined,
  });
  await app.ready();
  const readsOfRoute = reads;
  for (let call = 0; call < 3; call += 1) {
    const response = await app.inject('/kept');
    expect(response.json()).toEqual({ status: 'success', data: 'Kabini' });
  }
  expect(reads).toBe(readsOfRoute);
  await app.close();
});
