import { isEndpoint, type AnyEndpoint } from '@kaadu/contracts/endpoint';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listOperations } from './testing/operations';
import { startTestApi, type TestApi } from './testing/test-api';

/** Every endpoint that the contracts describe. */
async function describedEndpoints(): Promise<AnyEndpoint[]> {
  const folder = dirname(require.resolve('@kaadu/contracts/endpoint'));
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(join(folder, file))),
  );
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}

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
  const described = (await describedEndpoints()).map(({ method, path }) => `${method} ${openApiPath(path)}`);
  expect(registered.sort()).toEqual(described.sort());
});
