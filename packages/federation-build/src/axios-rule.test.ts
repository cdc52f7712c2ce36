import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildShell } from './build-shell';
import { defineShell } from './define-shell';

const root = join(__dirname, '..', 'fixtures', 'axios-host');
const host = defineShell({
  name: 'axios-host',
  root,
  browserEntry: './browser.ts',
  serverEntry: './requests.ts',
  axiosAdapters: false,
  external: /^react$/,
});
beforeAll(() => buildShell(host));

test('a browser bundle without axios adapters contains the replacement', async () => {
  const web = join(root, 'dist', 'web');
  const [script = ''] = (await readdir(web)).filter((name) => name.startsWith('shell.'));
  const code = await readFile(join(web, script), 'utf8');
  expect(code).toContain('This bundle has no adapter of axios');
  expect(code).not.toContain('new XMLHttpRequest');
});

test('a server bundle without axios adapters sends requests through the adapter that is passed to it', async () => {
  const server = join(root, 'dist', 'server', 'server.cjs');
  expect(await readFile(server, 'utf8')).not.toMatch(/require\("(node:)?https?"\)/);
  const { response, withoutAdapter } = createRequire(server)(server);
  await expect(response).resolves.toMatchObject({ data: 'http://api.test/stories' });
  await expect(withoutAdapter).resolves.toContain('pass a function as `adapter`');
});
