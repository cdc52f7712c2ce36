import { join } from 'node:path';
import { readSettings } from '@kaadu/release-core/project';
import { parseEnv } from '../../packages/api/src/env';
import { readEnv } from '../../shell/src/server/env';
import { readSiteEnv } from './env';

const root = join(__dirname, '..', '..');
const start = process.cwd();

afterEach(() => {
  process.chdir(start);
  delete process.env['DATA_DIR'];
});

describe.each(['.', 'shell', 'packages/api', 'mfe-header/src'])('started in %s', (folder) => {
  test.each([
    ['unset', undefined, join(root, '.data')],
    ['relative', 'other/data', join(root, 'other/data')],
    ['absolute', '/srv/data', '/srv/data'],
  ])('every process resolves a DATA_DIR that is %s to the same folder', (_case, dataDir, expected) => {
    process.chdir(join(root, folder));
    if (dataDir !== undefined) process.env['DATA_DIR'] = dataDir;
    const environment = { DATA_DIR: dataDir };
    expect({
      shell: readEnv(environment).dataDir,
      api: parseEnv(environment).DATA_DIR,
      release: readSettings(environment, process.cwd()).dataFolder,
      scripts: readSiteEnv(root).dataDir,
    }).toEqual({ shell: expected, api: expected, release: expected, scripts: expected });
  });
});
