import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PreparationFailed, runPreparation } from './run-preparation';

let root: string;
const never = new AbortController().signal;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kaadu-preparation-'));
  await mkdir(join(root, 'scripts', 'site'), { recursive: true });
  await symlink(join(__dirname, '..', '..', 'node_modules'), join(root, 'node_modules'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const prepareWith = (source: string) => writeFile(join(root, 'scripts', 'site', 'prepare-site.ts'), source);

test('successful builds return the channel to follow', async () => {
  await prepareWith(`process.send?.({ channel: process.argv[2] ?? 'production' }, () => process.exit(0));`);
  await expect(runPreparation(root, ['dev'], never)).resolves.toEqual({ channel: 'dev' });
});

test('failed builds abort the start', async () => {
  await prepareWith(`process.exit(3);`);
  await expect(runPreparation(root, [], never)).rejects.toThrow(PreparationFailed);
});

test('a stopped start aborts its builds', async () => {
  await prepareWith(`setInterval(() => undefined, 1000);`);
  const controller = new AbortController();
  const running = runPreparation(root, [], controller.signal);
  controller.abort(new Error('stopped'));
  await expect(running).rejects.toThrow('stopped');
});
