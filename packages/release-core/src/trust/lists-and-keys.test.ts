import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../../../federation/fixtures/eventually';
import { scratchFolder, signed, smallRelease } from '../../fixtures/releases';
import { channelSigner } from './channel-signer';
import { followTrust } from './follow-trust';
import { developmentKey, readKey, saveKey } from './key-files';
import { keyIdOf, newSigningKey, parseSigningKey, pemOf, publicKeyOf, signChannelHash } from './keys';
import { keyFolderOf, signingKeyOf } from './site-trust';
import { createTrust } from './trust';
import { changeTrustList, readTrustList, type TrustedKey } from './trust-list';

const folder = scratchFolder();
const file = () => join(folder(), 'trust.json');
const key = newSigningKey();
const entry = {
  ...{ id: key.id, owner: 'header team', publicKey: key.publicKey },
  ...{ remotes: ['header', 'footer'], channels: ['production'] },
} satisfies TrustedKey;
const revoked = { at: '2026-05-01T00:00:00Z', reason: 'laptop lost' };
const { release } = smallRelease();

describe('a trust list', () => {
  test('is created by its first change, and left alone by one that changes nothing', async () => {
    await changeTrustList(file(), () => []);
    expect(await readTrustList(file())).toEqual({ keys: [] });
    await changeTrustList(file(), () => [entry]);
    const before = await stat(file());
    expect(await changeTrustList(file(), (keys) => [...keys])).toEqual({ keys: [entry] });
    expect((await stat(file())).ino).toBe(before.ino);
    expect(await readFile(file(), 'utf8')).toBe(`${JSON.stringify({ keys: [entry] }, null, 2)}\n`);
  });

  test('that is invalid is neither read nor replaced', async () => {
    await writeFile(file(), '{"keys": 1}');
    await expect(changeTrustList(file(), () => [entry])).rejects.toMatchObject({ code: 'unreadable' });
    expect(await readFile(file(), 'utf8')).toBe('{"keys": 1}');
  });

  test('that is missing or cannot be read is named, with the fix', async () => {
    const message = `There is no readable trust list at ${file()}. Set RELEASE_TRUST to yours, or create a key with \`release keys new\`.`;
    await expect(readTrustList(file())).rejects.toMatchObject({ code: 'not-found', message });
    await mkdir(file());
    await expect(readTrustList(file())).rejects.toMatchObject({ code: 'unreadable', message });
  });

  test('names several remotes and the fix in the refusal of a release', () => {
    const other = { ...release, name: 'auth' };
    const refusal = (change: Partial<TrustedKey>) => {
      const trust = createTrust({ keys: [{ ...entry, ...change }] });
      return () => trust.verify(signed(other, key));
    };
    expect(refusal({})).toThrow(
      `key ${key.id} (header team) may sign header, footer but not auth. Sign it with a key of the team that owns auth.`,
    );
    expect(refusal({ revoked })).toThrow(
      "(laptop lost). Review the version, then sign it with the team's new key: `release sign`.",
    );
    expect(refusal({ notAfter: '2020-01-01T00:00:00Z' })).toThrow(
      'expired on 2020-01-01T00:00:00Z. Create a new key with `release keys new` and sign the version with it: `release sign`.',
    );
  });
});

describe('a followed trust list', () => {
  test('refuses everything before it was read', async () => {
    const trust = await followTrust(file(), { onError: () => undefined });
    const reason = `the trust list ${file()} has not been read yet`;
    const preview = { channel: 'production', remotes: {}, expires: 0 };
    const signature = signChannelHash('a'.repeat(64), key);
    expect(trust.requiresSignature('production')).toBe(true);
    expect(trust.auditRefusal({ hash: 'a'.repeat(64) })).toBe(reason);
    expect(trust.previewRefusal({ preview, payload: '', signature })).toBe(reason);
    const state = { revision: 1, by: 'ana', at: '2026-05-01T00:00:00Z', reason: 'x', remotes: {} };
    expect(trust.channelRefusal('production', state)).toBe(reason);
    expect(() => trust.verify(signed(release, key))).toThrow(
      `header@1.0.0 is not trusted: the trust list ${file()} has not been read yet.`,
    );
    trust.stop();
  });

  test('stays in effect while its file is malformed, and reports that', async () => {
    await changeTrustList(file(), () => [entry]);
    const [onError, onChange] = [jest.fn(), jest.fn()];
    const trust = await followTrust(file(), { pollMs: 5, onError });
    trust.onChange(onChange);
    expect(trust.requiresSignature('production')).toBe(true);
    expect(trust.requiresSignature('staging')).toBe(false);
    await writeFile(file(), '{');
    await eventually(() => onError.mock.calls.length > 0);
    expect(() => trust.verify(signed(release, key))).not.toThrow();
    expect(onChange).not.toHaveBeenCalled();
    await writeFile(file(), JSON.stringify({ keys: [{ ...entry, channels: ['staging'] }] }));
    await eventually(() => trust.requiresSignature('staging'));
    expect(trust.requiresSignature('production')).toBe(false);
    expect(trust.auditRefusal({ hash: 'a'.repeat(64) })).toBe('it is not signed');
    expect(onChange).toHaveBeenCalledTimes(1);
    trust.stop();
  });
});

describe('keys', () => {
  test('have an id that is derived from the public key', () => {
    const publicKey = 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';
    expect(keyIdOf(publicKey)).toBe('a1e9156054e04fac');
    expect(publicKeyOf(publicKey).asymmetricKeyType).toBe('ed25519');
  });

  test('survive a round trip through PEM, and others are refused with the fix', () => {
    expect(parseSigningKey(pemOf(key), 'own.pem')).toMatchObject({ id: key.id, publicKey: key.publicKey });
    expect(() => parseSigningKey('no key', 'own.pem')).toThrow(
      'own.pem is not an ed25519 private key in PEM. Create one with `release keys new`.',
    );
  });

  test('are saved in a folder of their owner, and never overwritten', async () => {
    const keys = join(folder(), 'keys');
    expect(await saveKey(keys, 'header', key)).toBe(join(keys, 'header.pem'));
    expect((await stat(keys)).mode & 0o777).toBe(0o700);
    expect((await stat(join(keys, 'header.pem'))).mode & 0o777).toBe(0o600);
    await expect(saveKey(keys, 'header', newSigningKey())).rejects.toMatchObject({ code: 'EEXIST' });
    expect((await readKey(join(keys, 'header.pem'))).id).toBe(key.id);
  });

  test('that are missing are named, with the fix', async () => {
    await expect(readKey('/nowhere/header.pem')).rejects.toMatchObject({
      code: 'not-found',
      message:
        'There is no key at /nowhere/header.pem. Create one with `release keys new`, or set RELEASE_KEY to yours.',
    });
  });

  test('of a machine stay revoked, and keep those of others', async () => {
    const places = { folder: join(folder(), 'keys'), trustFile: file() };
    const own = await developmentKey({ ...places, remotes: ['header'] });
    const [known] = (await readTrustList(file())).keys;
    await changeTrustList(file(), (keys) => [entry, ...keys.map((each) => ({ ...each, revoked }))]);
    await developmentKey({ ...places, remotes: ['auth'] });
    expect((await readTrustList(file())).keys).toEqual([entry, { ...known, id: own.id, revoked }]);
  });

  test('in a file come before those of the machine', async () => {
    const places = { root: folder(), dataFolder: folder(), store: 's3://releases' };
    const keyFile = await saveKey(keyFolderOf(places), 'team', key);
    expect(keyFile).toBe(join(folder(), 'keys', 'team.pem'));
    expect((await signingKeyOf({ ...places, keyFile }, [])).id).toBe(key.id);
    await expect(signingKeyOf(places, [])).rejects.toMatchObject({
      code: 'refused',
      message: "Set RELEASE_KEY to your team's key: this site does not accept development keys.",
    });
  });
});

describe('the signer of channels', () => {
  const hash = 'a'.repeat(64);
  const required = { requiresSignature: (channel: string) => channel === 'production' };

  test('signs those whose history is signed, with the key in the file', async () => {
    const sign = channelSigner(required, await saveKey(folder(), 'platform', key));
    expect(await sign?.('production', hash)).toEqual(signChannelHash(hash, key));
    expect(await sign?.('staging', hash)).toBeUndefined();
  });

  test('refuses them without a key, with the fix', async () => {
    const sign = channelSigner(required, undefined);
    expect(await sign?.('staging', hash)).toBeUndefined();
    await expect(sign?.('production', hash)).rejects.toMatchObject({
      code: 'refused',
      message:
        'The history of channel "production" is signed: set RELEASE_KEY to a key that may sign it (`release keys list`).',
    });
  });
});
