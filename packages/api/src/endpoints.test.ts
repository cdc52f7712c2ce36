import { allEndpoints } from '@kaadu/contracts/all-endpoints';
import { listOperations } from './testing/operations';
import { startTestApi, type TestApi } from './testing/test-api';

/** A path of Fastify as OpenAPI writes it. */
const openApiPath = (path: string) => path.replace(/:(\w+)|(\*)/g, (_all, name = '*') => `{${name}}`);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('every described endpoint has a route, and every route is described', async () => {
  // The document lists whatever was registered, by way of a description or not.
  const document: unknown = (await api.app.inject({ url: '/openapi.json' })).json();
  const registered = listOperations(document).map(({ method, path }) => `${method} ${path}`);
  const described = allEndpoints.map(({ endpoint: { method, path } }) => `${method} ${openApiPath(path)}`);
  expect(registered.sort()).toEqual(described.sort());
});
