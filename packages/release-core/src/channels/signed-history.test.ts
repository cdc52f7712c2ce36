import { scratchFolder } from '../../fixtures/releases';
import { channelFile, entryFile, storeWithHistory, tampering } from '../../fixtures/tampering';
import { seal } from '../moves/seal';
import { newSigningKey, signChannelHash, type SigningKey } from '../trust/keys';
import { createTrust } from '../trust/trust';
import type { TrustedKey } from '../trust/trust-list';
import type { ChannelSecurity } from './channel-chain';
import { createFolderStore } from '../store/folder/folder-store';

const folder = scratchFolder();
const files = tampering(folder);
const platform = newSigningKey();
const evil = { remotes: { header: { stable: '6.6.6' } } };
const options = { channel: 'production', by: 'ops', reason: 'checked' };

function trusted(key: SigningKey, change: Partial<TrustedKey> = {}): TrustedKey {
  const { id, publicKey } = key;
  return { id, publicKey, owner: 'platform', remotes: [], channels: ['production'], ...change };
}
const security = (key: SigningKey, ...keys: TrustedKey[]): ChannelSecurity => ({
  trust: createTrust({ keys }),
  sign: async (_channel, hash) => signChannelHash(hash, key),
});
const signing = security(platform, trusted(platform));
const fresh = (by = signing) => createFolderStore(folder(), by);
const live = async (store = fresh()) => (await store.readChannel('production')).remotes['header']?.stable;

describe('a channel whose history has to be signed', () => {
  test('is written with signatures, which readers accept', async () => {
    await storeWithHistory(folder(), 3, signing);
    expect(await files.read(entryFile(3))).toMatchObject({ signature: { key: platform.id } });
    expect(await live()).toBe('3.0.0');
    expect(await fresh().checkHistory('production')).toBeUndefined();
  });

  test('rejects a newest entry and copy that were both forged with fitting hashes', async () => {
    const running = await storeWithHistory(folder(), 3, signing);
    for (const file of [channelFile, entryFile(3)]) await files.forge(file, evil);
    await expect(live()).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringMatching(/does not match/),
    });
    expect(await live(running)).toBe('3.0.0');
  });

  test('does not make an entry live that was added without a signature', async () => {
    const running = await storeWithHistory(folder(), 3, signing);
    const change = { ...evil, by: 'eve', reason: 'hello' };
    await createFolderStore(folder()).moveChannel('production', 3, change);
    expect(await live(running)).toBe('3.0.0');
    expect(running.channelFault('production')).toMatch(/^Revision 4 .*not signed.*release seal --accept 4/);
    await expect(live()).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringContaining('it is not signed'),
    });
  });

  test.each([
    ['of a team', trusted(newSigningKey(), { remotes: ['header'], channels: undefined })],
    ['for another channel', trusted(newSigningKey(), { channels: ['staging'] })],
  ])('cannot be changed with a key %s', async (_case, other) => {
    await storeWithHistory(folder(), 1, signing);
    const key = newSigningKey();
    const store = fresh(security(key, trusted(platform), { ...other, ...keyOf(key) }));
    const change = { ...evil, by: 'eve', reason: 'hello' };
    await expect(store.moveChannel('production', 1, change)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('may not sign it'),
    });
    expect(await live()).toBe('1.0.0');
  });

  test('continues after its key was replaced, once it is sealed with the new one', async () => {
    await storeWithHistory(folder(), 2, signing);
    const next = newSigningKey();
    await seal(fresh(security(next, trusted(platform), trusted(next))), options);
    const revoked = { at: '2026-05-01T00:00:00Z', reason: 'laptop lost' };
    const after = security(next, trusted(platform, { revoked }), trusted(next));
    expect(await live(fresh(after))).toBe('2.0.0');
    expect(await fresh(after).checkHistory('production')).toBeUndefined();
  });

  test('is rejected by a new process after its key was revoked', async () => {
    const running = await storeWithHistory(folder(), 2, signing);
    const revoked = { at: '2026-05-01T00:00:00Z', reason: 'laptop lost' };
    const after = security(platform, trusted(platform, { revoked }));
    await expect(live(fresh(after))).rejects.toThrow(/revoked.*laptop lost.*release seal/);
    expect(await live(running)).toBe('2.0.0');
  });
});

function keyOf({ id, publicKey }: SigningKey) {
  return { id, publicKey };
}
