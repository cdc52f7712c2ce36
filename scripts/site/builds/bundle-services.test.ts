import { cp, mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleOf, bundleService } from './bundle-services';

const project = join(__dirname, '..', '..', '..');
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kaadu-bundle-'));
  const copied = ['packages/api/src', 'packages/api/package.json'];
  for (const path of copied) await cp(join(project, path), join(root, path), { recursive: true });
  for (const path of ['node_modules', 'packages/api/node_modules'])
    await symlink(join(project, path), join(root, path));
  await bundleService(root, 'api');
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('a bundle contains the workspace’s sources and no npm packages', async () => {
  const source = await readFile(join(root, bundleOf('api')), 'utf8');
  expect(source).toMatch(/from ["']fastify["']/);
  expect(source).not.toMatch(/from ["']@kaadu\//);
});

test.each([
  ['image-process.js', 'sharp'],
  ['create-database-process.js', '@electric-sql/pglite'],
])('a program that a service starts has its own bundle: %s', async (file, library) => {
  const program = await readFile(join(root, 'packages/api/dist', file), 'utf8');
  expect(program).toContain(`from "${library}"`);
});

test('files that a service reads at run time are in the folder of its bundle', async () => {
  await expect(
    readFile(join(root, 'packages/api/dist/migrations/meta/_journal.json'), 'utf8'),
  ).resolves.toContain('"entries"');
});

test('an unchanged bundle is not rewritten, since another process may be reading it', async () => {
  const { mtimeMs, ino } = await stat(join(root, bundleOf('api')));
  await bundleService(root, 'api');
  expect(await stat(join(root, bundleOf('api')))).toMatchObject({ mtimeMs, ino });
});
