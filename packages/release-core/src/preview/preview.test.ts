import { newSigningKey, signChannelHash } from '../trust/keys';
import { createTrust } from '../trust/trust';
import type { TrustedKey } from '../trust/trust-list';
import { parsePreview, signPreview, type Preview } from './preview';
import { readPreview } from './read-preview';

const key = newSigningKey();
const now = Date.parse('2026-06-01T00:00:00Z');
const preview: Preview = {
  channel: 'production',
  remotes: { header: '1.0.0-b', footer: '2.0.0' },
  expires: now + 1000,
};
const team: TrustedKey = {
  id: key.id,
  owner: 'team',
  publicKey: key.publicKey,
  remotes: ['header', 'footer'],
};

function read(token: string, change: Partial<TrustedKey> = {}, channel = 'production') {
  const trust = createTrust({ keys: [{ ...team, ...change }] }, () => now);
  return readPreview(token, { trust, channel, now });
}

describe('a signed preview', () => {
  test('is valid wherever the trust list names its key for all of its remotes', () => {
    expect(read(signPreview(preview, key))).toEqual({ kind: 'valid', preview });
  });

  test('may show every remote when its key may sign what the channel serves', () => {
    const token = signPreview(preview, key);
    expect(read(token, { remotes: [], channels: ['production'] }).kind).toBe('valid');
    expect(read(token, { remotes: [], channels: ['*'] }).kind).toBe('valid');
    expect(read(token, { remotes: [], channels: ['staging'] }).kind).toBe('untrusted');
  });

  test('fits into a cookie and needs no encoding in a URL', () => {
    const remotes = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`remote-number-${index}`, '1.0.0-dev-0123456789']),
    );
    const token = signPreview({ ...preview, remotes }, key);
    expect(encodeURIComponent(token)).toBe(token);
    expect(token.length).toBeLessThan(3900);
  });

  test('has ended at its expiry', () => {
    expect(read(signPreview({ ...preview, expires: now }, key)).kind).toBe('expired');
    expect(read(signPreview({ ...preview, expires: now + 1 }, key)).kind).toBe('valid');
  });

  test('shows nothing on a site that follows another channel', () => {
    expect(read(signPreview(preview, key), {}, 'staging').kind).toBe('of-another-channel');
  });
});

describe('a preview', () => {
  const token = signPreview(preview, key);
  const [payload = '', id = '', signature = ''] = token.split('.');
  const [otherPayload = ''] = signPreview({ ...preview, expires: now + 9e9 }, key).split('.');
  const channelSignature = Buffer.from(signChannelHash(payload, key).value, 'base64').toString('base64url');
  const [, , strangersSignature = ''] = signPreview(preview, newSigningKey()).split('.');

  const revoked = { at: '2026-05-01T00:00:00Z', reason: 'laptop lost' };

  test.each<[string, string, Partial<TrustedKey>, RegExp]>([
    [
      'of an unknown key',
      signPreview(preview, newSigningKey()),
      {},
      /^it is signed with key \w+, which may not/,
    ],
    [
      'signed by an attacker under the name of the key',
      `${payload}.${id}.${strangersSignature}`,
      {},
      /not match$/,
    ],
    [
      'whose expiry was changed',
      `${otherPayload}.${id}.${signature}`,
      {},
      /^its signature by key .* does not match$/,
    ],
    [
      'with the signature of an entry of a channel',
      `${payload}.${id}.${channelSignature}`,
      {},
      /does not match$/,
    ],
    [
      'of a key for one of its two remotes',
      token,
      { remotes: ['header'] },
      /^it is signed with key \w+, which may not/,
    ],
    ['of a revoked key', token, { revoked }, /was revoked on 2026-05-01T00:00:00Z \(laptop lost\)$/],
    ['of an expired key', token, { notAfter: '2026-05-01T00:00:00Z' }, /expired on 2026-05-01T00:00:00Z$/],
    ['without a signature', payload, {}, /^it is malformed$/],
    ['with more than a signature', `${token}.x`, {}, /^it is malformed$/],
    ['that is empty', '', {}, /^it is malformed$/],
    ['that is not JSON', `x${token}`, {}, /^it is malformed$/],
  ])('%s is not accepted', (_case, offered, change, reason) => {
    expect(read(offered, change)).toEqual({ kind: 'untrusted', reason: expect.stringMatching(reason) });
  });

  test.each([
    ['a path as version', { ...preview, remotes: { header: '../../etc' } }],
    ['no remote', { ...preview, remotes: {} }],
    ['an unknown field', { ...preview, admin: true }],
  ])('with %s is not read', (_case, wrong) => {
    const encoded = Buffer.from(JSON.stringify(wrong)).toString('base64url');
    expect(parsePreview(`${encoded}.${id}.${signature}`)).toBeUndefined();
  });
});
