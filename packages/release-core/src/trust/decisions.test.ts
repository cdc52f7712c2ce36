import { sign } from 'node:crypto';
import { newSigningKey, signAuditHash, signChannelHash, type SigningKey } from './keys';
import { createTrust } from './trust';
import type { TrustedKey } from './trust-list';
import { signedPreviewBytes } from '../preview/preview';

const now = Date.parse('2026-06-01T00:00:00Z');
const hash = 'a'.repeat(64);
const [platform, header, footer] = [newSigningKey(), newSigningKey(), newSigningKey()];
const revoked = { at: '2026-05-01T00:00:00Z', reason: 'laptop lost' };

const keyOf = ({ id, publicKey }: SigningKey, change: Partial<TrustedKey>): TrustedKey => ({
  ...{ id, publicKey, owner: 'platform', remotes: [] },
  ...change,
});
const trusting = (...keys: TrustedKey[]) => createTrust({ keys }, () => now);

describe('a state of a channel', () => {
  const refusalOf = (trust: ReturnType<typeof createTrust>, key?: SigningKey, signed = hash) =>
    trust.channelRefusal('production', {
      ...{ revision: 7, by: 'ana', at: '2026-05-01T00:00:00Z', reason: 'x', remotes: {}, hash },
      ...(key && { signature: signChannelHash(signed, key) }),
    });

  test.each([
    ['that no key names', keyOf(header, { remotes: ['header'], channels: ['staging'] }), false],
    ['that a key names', keyOf(platform, { channels: ['staging', 'production'] }), true],
    ['of any name, by a key for all channels', keyOf(platform, { channels: ['*'] }), true],
  ])('%s: whether it must be signed', (_case, key, isRequired) => {
    const trust = trusting(key);
    expect(trust.requiresSignature('production')).toBe(isRequired);
    expect(refusalOf(trust) === undefined).toBe(!isRequired);
    expect(refusalOf(trust, platform) === undefined).toBe(true);
  });

  test('is refused with the reason, and the keys that may confirm it', () => {
    const trust = trusting(
      keyOf(platform, { channels: ['production'] }),
      keyOf(footer, { channels: ['*'], owner: 'operations' }),
      keyOf(header, { remotes: ['header'], owner: 'header team' }),
    );
    const fix = `; if it is right, confirm it with \`release seal --accept 7\` and RELEASE_KEY set to one of ${platform.id} (platform), ${footer.id} (operations)`;
    expect(refusalOf(trust)).toBe(`it is not signed${fix}`);
    expect(refusalOf(trust, header)).toBe(`it is signed with key ${header.id}, which may not sign it${fix}`);
    expect(refusalOf(trust, platform, 'b'.repeat(64))).toBe(
      `its signature by key ${platform.id} (platform) does not match${fix}`,
    );
    expect(refusalOf(trust, footer)).toBeUndefined();
  });

  test('without a hash is not signed, whatever signature it has', () => {
    const trust = trusting(keyOf(platform, { channels: ['production'] }));
    const state = { revision: 1, by: 'ana', at: '2026-05-01T00:00:00Z', reason: 'x', remotes: {} };
    const signature = signChannelHash(hash, platform);
    expect(trust.channelRefusal('production', { ...state, signature })).toMatch(/^it is not signed;/);
  });
});

describe('an audit log', () => {
  test('is accepted unsigned where no key names a channel', () => {
    expect(trusting().auditRefusal({ hash })).toBeUndefined();
    const teams = trusting(keyOf(header, { remotes: ['header'] }), keyOf(footer, { channels: [] }));
    expect(teams.auditRefusal({ hash })).toBeUndefined();
  });

  test('must otherwise be signed with a usable key for any channel', () => {
    const trust = trusting(
      keyOf(platform, { channels: ['staging'] }),
      keyOf(header, { remotes: ['header'] }),
      keyOf(footer, { channels: ['production'], revoked }),
    );
    const refusal = (key: SigningKey, of = hash) =>
      trust.auditRefusal({ hash, signature: signAuditHash(of, key) });
    expect(refusal(platform)).toBeUndefined();
    expect(trust.auditRefusal({ hash })).toBe('it is not signed');
    expect(refusal(header)).toBe(`it is signed with key ${header.id}, which may not sign it`);
    expect(refusal(platform, 'b'.repeat(64))).toBe(
      `its signature by key ${platform.id} (platform) does not match`,
    );
    expect(refusal(footer)).toBe(
      `key ${footer.id} (platform) was revoked on ${revoked.at} (${revoked.reason})`,
    );
  });

  test('is not accepted with the signature of a channel’s state', () => {
    const trust = trusting(keyOf(platform, { channels: ['production'] }));
    expect(trust.auditRefusal({ hash, signature: signChannelHash(hash, platform) })).toMatch(
      /does not match/,
    );
  });
});

describe('a preview', () => {
  const payload = 'payload';
  const preview = {
    ...{ channel: 'production', expires: now + 86_400_000 },
    remotes: { header: '2.0.0', footer: '2.0.0' },
  };
  const refusal = (trust: ReturnType<typeof createTrust>, { id, privateKey }: SigningKey) =>
    trust.previewRefusal({
      ...{ preview, payload },
      signature: { key: id, value: sign(null, signedPreviewBytes(payload), privateKey).toString('base64') },
    });

  test.each([
    ['for all of its remotes', keyOf(header, { remotes: ['footer', 'header', 'auth'] }), true],
    ['for some of its remotes', keyOf(header, { remotes: ['header'] }), false],
    ['for its channel', keyOf(header, { channels: ['production'] }), true],
    ['for all channels', keyOf(header, { channels: ['*'] }), true],
    ['for another channel', keyOf(header, { channels: ['staging'], remotes: ['header'] }), false],
    ['that was revoked', keyOf(header, { channels: ['production'], revoked }), false],
  ])('signed with a key %s is decided by the key’s rights', (_case, key, isAccepted) => {
    expect(refusal(trusting(key), header) === undefined).toBe(isAccepted);
  });
});
