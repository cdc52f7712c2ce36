import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { changeTrustList, createFolderStore, promote } from '@kaadu/release-core';
import { changeTokens, newToken, folderStorage } from '@kaadu/release-core/operations';
import { ServiceClient } from '@kaadu/release-core/service-client';
import { openScratchDatabase } from '../../../../../scripts/test/postgres';
import { fill, scratchFolder } from '../../../../release-core/fixtures/releases';

const folder = scratchFolder();
const command = join(import.meta.dirname, '..', '..', '..', 'bin', 'release.mjs');
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Fills a store with header 1.0.0, which is live. */
async function fillStore(): Promise<void> {
  const store = createFolderStore(join(folder(), 'store'));
  await fill(store, {});
  await promote(store, 'header', '1.0.0', { channel: 'production', by: 'ana', reason: 'first' });
  await changeTrustList(join(folder(), 'store', 'trust.json'), (keys) => [...keys]);
}

const environment = (env: Record<string, string>) => ({
  ...process.env,
  DATA_DIR: folder(),
  RELEASE_STORE: '',
  RELEASE_SERVICE: '',
  RELEASE_PORT: '0',
  ...env,
});

/** Starts `release serve` on the store. */
function serve(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [command, 'serve'], { env: environment(env) });
  started.push(child);
  const ended = once(child, 'close').then(([code]: unknown[]) => code);
  let output = '';
  /** Resolves with what a pattern finds in the output. */
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      void ended.then((code) => reject(new Error(`The service ended with ${String(code)}: ${output}`)));
      const look = () => {
        const found = pattern.exec(output);
        if (found) resolve(found[1] ?? found[0]);
      };
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      look();
    });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  return { child, printed, ended, output: () => output };
}

const listening = /Release service and console: (\S+)/;

describe('release serve', () => {
  test('serves the store, and exits on SIGTERM', async () => {
    const { token, secret } = newToken({ owner: 'ops', roles: ['operate'], remotes: ['*'] });
    await changeTokens(folderStorage(join(folder(), 'releases-service')), () => [token]);
    await fillStore();
    const service = serve({ LOG_LEVEL: 'silent' });
    const url = await service.printed(listening);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${url}/console/sign-in`)).text()).toContain('Kaadu Trails: releases');
    const status = await new ServiceClient({ url, token: secret }).status('production');
    expect(status.remotes).toMatchObject([{ name: 'header', stable: '1.0.0' }]);
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(0);
  });

  test('of two replicas on a database one leads, and the other one with the same state when it is killed', async () => {
    const database = await openScratchDatabase();
    expect.assertions(database ? 6 : 0);
    if (!database) return void process.stdout.write('  no PostgreSQL server found: not tested\n');
    try {
      await fillStore();
      const env = { LOG_LEVEL: 'silent', RELEASE_DATABASE_URL: database.url };
      const first = serve(env);
      const url = await first.printed(listening);
      const { stdout: token } = await promisify(execFile)(
        process.execPath,
        [command, 'tokens', 'new', 'ops', '--roles', 'operate,freeze', '--remotes', '*'],
        { env: environment(env) },
      );
      const clientAt = (at: string) => new ServiceClient({ url: at, token: token.trim() });
      const second = serve(env);
      await second.printed(/waiting until no other/);
      await clientAt(url).move('production', { move: { action: 'freeze' }, reason: 'festival' });
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect(second.output()).not.toMatch(listening);
      first.child.kill('SIGKILL');
      const successor = await second.printed(listening);
      expect((await fetch(`${successor}/readyz`)).status).toBe(200);
      const client = clientAt(successor);
      expect((await client.status('production')).frozen).toMatchObject({ by: 'ops' });
      expect(await client.move('production', { move: { action: 'unfreeze' }, reason: 'over' })).toMatchObject(
        { revision: 3 },
      );
      second.child.kill('SIGTERM');
      expect(await second.ended).toBe(0);
    } finally {
      for (const child of started) child.kill('SIGKILL');
      await database.drop();
    }
  });
});
