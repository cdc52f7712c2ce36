import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'node:http';
import {
  createFolderStore,
  newSigningKey,
  promote,
  saveKey,
  statusOf,
  type TrustedKey,
} from '@kaadu/release-core';
import { folderStorage } from '@kaadu/release-core/operations';
import { fill, scratchFolder, testKey } from '../../release-core/fixtures/releases';
import { entryFile, storeWithHistory, tampering } from '../../release-core/fixtures/tampering';
import { createAudit } from '../../release-service/src/audit/audit';
import { diagnose, type DiagnoseOptions, diagnoseService } from './doctor';
import { freeze } from '../../release-core/src/moves/freeze';

const folder = scratchFolder();
const now = Date.parse('2026-03-01T00:00:00Z');
const options = { channel: 'production', by: 'ana', reason: 'test' };
const key: TrustedKey = {
  id: testKey.id,
  owner: 'header team',
  publicKey: testKey.publicKey,
  remotes: ['header'],
  notAfter: '2027-01-01T00:00:00Z',
};
const store = () => createFolderStore(folder());

beforeEach(async () => {
  await fill(store(), {});
  await promote(store(), 'header', '1.0.0', options);
});

/** Returns the findings that are not good, as `state: what (fix)`. */
async function findings(overrides: Partial<DiagnoseOptions> = {}): Promise<string[]> {
  const found = await diagnose({
    store: async () => store(),
    trust: async () => ({ keys: [key] }),
    channel: 'production',
    keyFile: undefined,
    service: undefined,
    now,
    ...overrides,
  });
  return found
    .filter(({ state }) => state !== 'good')
    .map(({ state, what, fix }) => `${state}: ${what} (${fix})`);
}

describe('the doctor', () => {
  test('finds nothing when everything is in order', async () => {
    expect(await findings()).toEqual([]);
  });

  test.each<[string, Partial<TrustedKey>, RegExp]>([
    [
      'expires soon',
      { notAfter: '2026-03-10T00:00:00Z' },
      /^warning: .*expires on 2026-03-10 \(create one with release keys new/,
    ],
    ['has expired', { notAfter: '2026-02-01T00:00:00Z' }, /^bad: .*expired on 2026-02-01/],
    ['never expires', { notAfter: undefined }, /^warning: .*never expires/],
  ])('reports a key that %s', async (_case, change, complaint) => {
    const found = await findings({ trust: async () => ({ keys: [{ ...key, ...change }] }) });
    expect(found[0]).toMatch(complaint);
  });

  test('reports a live version without a trusted signature, and a signing key that is not trusted', async () => {
    const other = newSigningKey();
    const keyFile = await saveKey(join(folder(), 'keys'), 'other', other);
    const trust = async () => ({ keys: [{ ...key, id: other.id, publicKey: other.publicKey }] });
    expect(await findings({ trust })).toEqual([expect.stringMatching(/^bad: header@1\.0\.0 .*keys add/)]);
    expect(await findings({ keyFile })).toEqual([expect.stringMatching(/RELEASE_KEY.*is not trusted/)]);
  });

  test.each<[string, (file: string) => Promise<void>]>([
    ['changed', (file) => writeFile(file, 'evil')],
    ['missing', (file) => rm(file)],
  ])('names a live file that is %s', async (_case, damage) => {
    await damage(join(folder(), 'releases/header/1.0.0/web/entry.js'));
    expect(await findings()).toEqual([expect.stringMatching(/^bad: header@1\.0\.0 .*web\/entry\.js/)]);
  });

  test('names the first entry of the history that was changed', async () => {
    await storeWithHistory(join(folder(), 'second'), 3);
    const { edit } = tampering(() => join(folder(), 'second'));
    await edit(entryFile(2), { by: 'eve' });
    const found = await findings({ store: async () => createFolderStore(join(folder(), 'second')) });
    expect(found[0]).toMatch(/^bad: history of channel production \(Revision 2 .*from a backup/);
  });

  test('names the first line of the audit log that was changed', async () => {
    const auditFile = join(folder(), 'audit.jsonl');
    const line = { actor: 'ana', action: 'promote', outcome: 'done', detail: 'first' };
    const storage = folderStorage(folder());
    const withState: DiagnoseOptions['withState'] = (work) => work(storage);
    await createAudit(storage).record(line);
    expect(await findings({ withState })).toEqual([]);
    await writeFile(auditFile, (await readFile(auditFile, 'utf8')).replace('first', 'second'));
    expect(await findings({ withState })).toEqual([expect.stringMatching(/^bad: audit log .*Line 1 of/)]);
  });

  test('reports who froze the channel or a remote', async () => {
    await freeze(store(), 'header', { ...options, by: 'ops', reason: 'key lost' });
    expect(await findings()).toEqual(['warning: header is frozen by ops (key lost)']);
    await freeze(store(), undefined, { ...options, by: 'ops', reason: 'festival' });
    expect(await findings()).toContain('warning: channel production is frozen by ops (festival)');
  });

  test('through the service checks its response, the token and freezes, and needs no trust list', async () => {
    const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const service = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
    await freeze(store(), undefined, { ...options, by: 'ops', reason: 'festival' });
    const control = { status: (channel: string) => statusOf(store(), channel, ['header']) };
    expect((await diagnoseService(service, control, 'production')).map(({ state }) => state)).toEqual([
      'good',
      'good',
      'warning',
    ]);
    server.close();
    const refusing = { status: () => Promise.reject(new Error('this token was revoked')) };
    expect((await diagnoseService('http://127.0.0.1:1', refusing, 'production'))[1]).toEqual({
      state: 'bad',
      what: 'channel',
      fix: 'this token was revoked',
    });
  });

  test('runs the other checks when one fails', async () => {
    const found = await findings({
      store: () => Promise.reject(new Error('no bucket')),
      trust: () => Promise.reject(new Error('no list')),
      service: 'http://127.0.0.1:1',
    });
    expect(found).toEqual([
      'bad: trust list (no list)',
      'bad: store (no bucket)',
      expect.stringMatching(/^bad: service/),
    ]);
  });
});
