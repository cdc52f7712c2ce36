import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developmentSecrets } from './secrets';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaadu-secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('development secrets are generated once, readable by the owner only', async () => {
  const dataDir = join(folder, 'data');
  const [first, second] = await Promise.all([developmentSecrets(dataDir), developmentSecrets(dataDir)]);
  expect(first).toEqual({ otpPepper: expect.stringMatching(/^[\w-]{43}$/) });
  expect([second, await developmentSecrets(dataDir)]).toEqual([first, first]);
  const file = join(dataDir, 'secrets.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(first);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
