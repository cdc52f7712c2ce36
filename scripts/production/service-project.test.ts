import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installedVersion } from '@kaadu/federation-build';
import { contractVersion } from '@kaadu/release-cli/project';
import { readProject } from '@kaadu/release-core/project';
import { surface } from '../releases/release-surface';
import { writeServiceProject } from './service-project';

const root = join(__dirname, '..', '..');
let target: string;

beforeAll(async () => {
  target = join(await mkdtemp(join(tmpdir(), 'kaadu-service-')), 'site');
  await writeServiceProject(root, target);
});
afterAll(() => rm(join(target, '..'), { recursive: true, force: true }));

test('the release service reads the same from its project as from a checkout', async () => {
  const { surface: _source, ...expected } = await readProject(root);
  expect(await readProject(target)).toMatchObject(expected);
  expect(await contractVersion(target)).toBe(await contractVersion(root));
  for (const library of ['react', 'react-dom'])
    expect(installedVersion(library, join(target, 'shell'))).toBe(
      installedVersion(library, join(root, 'shell')),
    );
});

test('the surface of the site is JavaScript without imports', async () => {
  const { surface: file } = await readProject(target);
  const script = `import { surface } from ${JSON.stringify(join(target, file))}; console.log(JSON.stringify(surface));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(surface)));
});
