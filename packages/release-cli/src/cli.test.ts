import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { changeTrustList, createFolderStore, ReleaseError, type ReleaseErrorCode } from '@kaadu/release-core';
import { Command } from 'commander';
import { fill, scratchFolder, smallRelease, testKey, writeBuilt } from '../../release-core/fixtures/releases';
import { completionScript } from './commands/operate/completion-script';
import { exitCodeOf } from './exit-codes';

const folder = scratchFolder();
const command = join(import.meta.dirname, '..', 'bin', 'release.mjs');

/** Runs the command in a child process. */
const release = (...args: string[]) => releaseWith('', ...args);

async function releaseWith(key: string, ...args: string[]) {
  const places = { DATA_DIR: folder(), RELEASE_STORE: '', RELEASE_SERVICE: '', RELEASE_KEY: key };
  const env = { ...process.env, ...places };
  return promisify(execFile)(process.execPath, [command, '--by', 'ana', ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (failure: { code: number; stdout: string; stderr: string }) => failure,
  );
}

describe('the release command', () => {
  test('changes a channel and reports it as text, as JSON and by its exit code', async () => {
    const store = createFolderStore(join(folder(), 'store'));
    await fill(store, { version: '1.0.0' }, { version: '2.0.0' });
    const first = await release('promote', 'header@1.0.0', '--reason', 'first');
    expect(first).toMatchObject({
      code: 0,
      stdout:
        'header: nothing → 1.0.0 on channel "production", revision 1.\nEach shell serves it once it has checked it. Without a release service, this command does not see when.\n',
    });
    const dry = await release('--dry-run', 'canary', 'header@2.0.0', '5%');
    expect(dry.stdout).toBe('Would move header: 1.0.0 → 1.0.0, canary 2.0.0 for 5 %. Nothing was changed.\n');
    const missing = await release('--json', 'promote', 'header@9.0.0');
    expect(missing.code).toBe(5);
    expect(JSON.parse(missing.stderr)).toMatchObject({ error: 'not-found' });
    expect(await release('promote', 'header')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('does not name a version'),
    });
    expect((await release('promte')).code).toBe(2);
  });

  test('does not serve a version that was copied into the store past the gate', async () => {
    const places = join(folder(), 'store');
    await fill(createFolderStore(places), { version: '1.0.0' });
    await writeBuilt(smallRelease({ version: '2.0.0' }), join(places, 'releases', 'header', '2.0.0'));
    expect(await release('promote', 'header@1.0.0')).toMatchObject({ code: 0 });
    const refused = { code: 3, stderr: expect.stringContaining('has not passed the gate') };
    expect(await release('promote', 'header@2.0.0')).toMatchObject(refused);
    expect(await release('canary', 'header@2.0.0', '5')).toMatchObject(refused);
    expect(await release('rollback', 'header', '--to', '2.0.0')).toMatchObject(refused);
    expect((await release('status', 'header')).stdout).toMatch(/^header +1\.0\.0 /m);
  });

  test('signs the history of a channel once a key is trusted for it and an operator has accepted its state', async () => {
    const store = createFolderStore(join(folder(), 'store'));
    await fill(store, { version: '1.0.0' }, { version: '2.0.0' });
    const team = { id: testKey.id, owner: 'team', publicKey: testKey.publicKey, remotes: ['header'] };
    await changeTrustList(join(folder(), 'store', 'trust.json'), () => [team]);
    expect(await release('promote', 'header@1.0.0')).toMatchObject({ code: 0 });
    const created = await release('--json', 'keys', 'new', 'platform', '--channels', 'production');
    const { file } = JSON.parse(created.stdout) as { file: string };
    expect(await release('promote', 'header@2.0.0')).toMatchObject({
      code: 6,
      stderr: expect.stringContaining('release seal --accept 1'),
    });
    expect(await release('seal', '--accept', '1')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('set RELEASE_KEY'),
    });
    const sealed = await releaseWith(file, 'seal', '--accept', '1');
    expect(sealed.stdout).toBe('Channel "production" is sealed by revision 2.\n');
    expect(await releaseWith(file, 'promote', 'header@2.0.0')).toMatchObject({ code: 0 });
    expect((await store.readChannel('production')).signature).toBeDefined();
  });

  test('behaves the same from the sources, where it builds, as from a bundle of them', async () => {
    const missing = { code: 5, stderr: expect.stringContaining('There is no remote "unknown"') };
    expect(await release('build', 'unknown')).toMatchObject(missing);
    const secret = await release('tokens', 'new', 'ops', '--roles', 'operate', '--remotes', '*');
    expect(secret).toMatchObject({ code: 0, stdout: expect.stringMatching(/^rel_/) });
    expect((await release('status', '--json')).stdout).toContain('"revision": 0');
  });

  test.each<[ReleaseErrorCode, number]>([
    ['refused', 3],
    ['frozen', 3],
    ['forbidden', 3],
    ['conflict', 4],
    ['not-found', 5],
    ['unavailable', 6],
    ['unreadable', 6],
  ])('exits on the error %s with %p', (code, exit) => {
    expect(exitCodeOf(new ReleaseError(code, ''))).toBe(exit);
    expect(exitCodeOf(new Error('boom'))).toBe(1);
  });

  test('prints a completion script that bash accepts and that completes the commands', async () => {
    const program = new Command('release').option('--json');
    program.command('promote').description("the team's choice").option('--reason <text>');
    const script = completionScript('bash', program);
    const probe = `${script}\nCOMP_WORDS=(release pro); COMP_CWORD=1; _release; echo "\${COMPREPLY[@]}"`;
    const { stdout } = await promisify(execFile)('bash', ['-c', probe]);
    expect(stdout.trim()).toBe('promote');
    expect(completionScript('fish', program)).toContain('__fish_seen_subcommand_from promote');
    expect(() => completionScript('csh', program)).toThrow('Supported shells: bash, zsh, fish');
  });
});
