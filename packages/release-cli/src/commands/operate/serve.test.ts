import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { changeTrustList, createFolderStore, promote } from '@kaadu/release-core';
import { changeTokens, newToken, tokenFile } from '@kaadu/release-core/operations';
import { ServiceClient } from '@kaadu/release-core/service-client';
import { fill, scratchFolder } from '../../../../release-core/fixtures/releases';

const folder = scratchFolder();
const command = join(import.meta.dirname, '..', '..', '..', 'bin', 'release.mjs');
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Starts `release serve` on a store with header 1.0.0 live. */
async function serve(env: Record<string, string> = {}) {
  const store = createFolderStore(join(folder(), 'store'));
  await fill(store, {});
  await promote(store, 'header', '1.0.0', { channel: 'production', by: 'ana', reason: 'first' });
  await changeTrustList(join(folder(), 'store', 'trust.json'), (keys) => [...keys]);
  const child = spawn(process.execPath, [command, 'serve'], {
    env: {
      ...process.env,
      DATA_DIR: folder(),
      RELEASE_STORE: '',
      RELEASE_SERVICE: '',
      RELEASE_PORT: '0',
      ...env,
    },
  });
  started.push(child);
  const ended = once(child, 'close').then(([code]: unknown[]) => code);
  let output = '';
  const listening = new Promise<string>((resolve, reject) => {
    void ended.then((code) => reject(new Error(`The service ended with ${String(code)}: ${output}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        output += part.toString();
        const url = /Release service and console: (\S+)/.exec(output)?.[1];
        if (url) resolve(url);
      });
    }
  });
  return { child, listening, ended };
}

describe('release serve', () => {
  test('serves the store, and exits on SIGTERM', async () => {
    const { token, secret } = newToken({ owner: 'ops', roles: ['operate'], remotes: ['*'] });
    await changeTokens(tokenFile(join(folder(), 'releases-service')), () => [token]);
    const service = await serve({ LOG_LEVEL: 'silent' });
    const url = await service.listening;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${url}/console/sign-in`)).text()).toContain('Kaadu Trails: releases');
    const status = await new ServiceClient({ url, token: secret }).status('production');
    expect(status.remotes).toMatchObject([{ name: 'header', stable: '1.0.0' }]);
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(0);
  });
});
