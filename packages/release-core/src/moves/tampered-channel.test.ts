import { fill, scratchFolder } from '../../fixtures/releases';
import { channelFile, entryFile, storeWithHistory, tampering } from '../../fixtures/tampering';
import type { ChannelSecurity } from '../channels/channel-chain';
import { createFolderStore } from '../store/folder/folder-store';
import type { ReleaseStore } from '../store/release-store';
import { newSigningKey, signChannelHash, type SigningKey } from '../trust/keys';
import { createTrust } from '../trust/trust';
import type { TrustedKey } from '../trust/trust-list';
import { promote } from './promote';
import { rollback } from './rollback';

const folder = scratchFolder();
const files = tampering(folder);
const evil = { remotes: { header: { stable: '6.6.6' } } };
const options = { channel: 'production', by: 'ana', reason: 'ship' };
const platform = newSigningKey();
const other = newSigningKey();

function listed({ id, publicKey }: SigningKey, change: Partial<TrustedKey> = {}): TrustedKey {
  return { id, publicKey, owner: 'platform', remotes: [], channels: ['production'], ...change };
}
const revoked = { at: '2026-05-01T00:00:00Z', reason: 'laptop lost' };
const securityOf = (key: SigningKey, ...keys: TrustedKey[]): ChannelSecurity => ({
  trust: createTrust({ keys: [listed(platform), ...keys] }),
  sign: async (_channel, hash) => signChannelHash(hash, key),
});
const signing = securityOf(platform);

/** Creates a signed channel that has served 1.0.0, 2.0.0 and 3.0.0, all of which are stored. */
async function signedChannel(): Promise<ReleaseStore> {
  const store = await storeWithHistory(folder(), 3, signing);
  await fill(store, { version: '1.0.0' }, { version: '2.0.0' }, { version: '3.0.0' }, { version: '6.6.6' });
  return store;
}
const fresh = (security = signing) => createFolderStore(folder(), security);

describe('a move on a channel whose newest entry was changed', () => {
  test.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'forged with a fitting hash',
      () => Promise.all([files.forge(entryFile(3), evil), files.forge(channelFile, evil)]),
      /^Revision 3 .* its signature by key \w+ \(platform\) does not match/,
    ],
    [
      'stripped of its signature',
      async () => {
        for (const file of [entryFile(3), channelFile]) await files.edit(file, { signature: undefined });
      },
      /^Revision 3 .* it is not signed/,
    ],
    [
      'edited',
      async () => {
        for (const file of [entryFile(3), channelFile]) await files.edit(file, evil);
      },
      /^Revision 3 .* its content does not match its hash/,
    ],
    [
      'replaced by an older one',
      async () => {
        const older = await files.read(entryFile(2));
        for (const file of [entryFile(3), channelFile]) await files.write(file, { ...older, revision: 3 });
      },
      /^Revision 3 .* its content does not match its hash/,
    ],
  ])('%s, is refused by a new process, with the reason', async (_case, change, reason) => {
    await signedChannel();
    await change();
    const refusal = { code: 'unreadable', message: expect.stringMatching(reason) };
    await expect(promote(fresh(), 'header', '2.0.0', options)).rejects.toMatchObject(refusal);
    await expect(rollback(fresh(), 'header', options)).rejects.toMatchObject(refusal);
  });

  test('into an older one of the same channel continues from the state that the process knows', async () => {
    const running = await signedChannel();
    for (const revision of [2, 3]) await files.remove(entryFile(revision));
    await files.write(channelFile, await files.read(entryFile(1)));
    const { before, revision } = await promote(running, 'header', '2.0.0', options);
    expect([before, revision]).toEqual([{ stable: '3.0.0' }, 4]);
  });
});

describe('a rollback', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['removed', () => files.remove(entryFile(2))],
    ['edited', () => files.edit(entryFile(2), evil)],
    ['edited and given a fitting hash', () => files.forge(entryFile(2), evil)],
    ['stripped of its hash', () => files.edit(entryFile(2), { ...evil, hash: undefined })],
    ['swapped with another', () => files.swap(entryFile(1), entryFile(2))],
  ])('does not go past an entry that was %s', async (_case, change) => {
    await signedChannel();
    await change();
    await expect(rollback(fresh(), 'header', options)).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('header has no earlier version on channel "production"'),
    });
    await expect(rollback(fresh(), 'header', { ...options, to: '6.6.6' })).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('has never been the stable version'),
    });
  });
});

test.each<[string, ChannelSecurity, RegExp]>([
  ['of a stranger', securityOf(other), /signed with key \w+, which may not sign it/],
  ['for another channel', securityOf(other, listed(other, { channels: ['staging'] })), /may not sign it/],
  ['that was revoked', securityOf(other, listed(other, { revoked })), /was revoked on .* \(laptop lost\)/],
  [
    'that expired',
    securityOf(other, listed(other, { notAfter: '2026-01-01T00:00:00Z' })),
    /expired on 2026-01-01/,
  ],
])('a move that is signed with a key %s changes nothing', async (_case, security, reason) => {
  await signedChannel();
  await expect(promote(fresh(security), 'header', '2.0.0', options)).rejects.toMatchObject({
    code: 'refused',
    message: expect.stringMatching(reason),
  });
  expect(await fresh().readChannel('production')).toMatchObject({ revision: 3 });
});

test('a withdrawn version cannot be promoted or rolled back to', async () => {
  const store = await signedChannel();
  await store.removeVersion('header', '2.0.0');
  const gone = { code: 'not-found', message: expect.stringContaining('The store has no header@2.0.0') };
  await expect(promote(store, 'header', '2.0.0', options)).rejects.toMatchObject(gone);
  await expect(rollback(store, 'header', { ...options, to: '2.0.0' })).rejects.toMatchObject(gone);
  await rollback(store, 'header', options);
  expect((await store.readChannel('production')).remotes).toEqual({ header: { stable: '1.0.0' } });
});
