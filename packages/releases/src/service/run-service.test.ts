import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fill, scratchFolder } from '../../fixtures/releases';
import { promote } from '../moves/promote';
import { createFolderStore } from '../store/folder-store';
import { changeTrustList } from '../trust/trust-list';
import { ServiceClient } from './client';
import { readServiceEnv } from './run-service';
import { changeTokens, newToken, tokenFile } from './tokens';

const folder = scratchFolder();
const command = join(import.meta.dirname, '..', '..', 'bin', 'release.mjs');
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Runs `release serve` on a store with header 1.0.0 live. */
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

  test.each([
    ['RELEASE_PORT', '99999'],
    ['ALERT_WEBHOOK', 'not an address'],
    ['CHAT_WEBHOOK', 'ftp://chat.example'],
    ['WEBHOOK_SECRET', 'short'],
    ['MOVE_WEBHOOK', 'javascript:alert(1)'],
    ['UPLOAD_QUOTA_MB', '0'],
  ])('with %s=%s does not start, and names the variable', (name, value) => {
    expect(() => readServiceEnv({ [name]: value })).toThrow(
      expect.objectContaining({
        code: 'refused',
        message: expect.stringMatching(new RegExp(`^The environment is invalid: .*${name}`)),
      }),
    );
  });
});
