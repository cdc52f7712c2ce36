import { generateKeyPairSync } from 'node:crypto';
import { Release } from '@kaadu/federation/release';
import { eventually } from '../../../federation/fixtures/eventually';
import { scratchFolder, signed, smallRelease } from '../../fixtures/releases';
import { followTrust } from './follow-trust';
import { newSigningKey } from './keys';
import { createTrust } from './trust';
import { changeTrustList, parseTrustList, type TrustedKey } from './trust-list';

const key = newSigningKey();
const now = Date.parse('2026-06-01T00:00:00Z');
const entry = {
  id: key.id,
  owner: 'header team',
  publicKey: key.publicKey,
  remotes: ['header'],
} satisfies TrustedKey;
const { release } = smallRelease();
/** An EC key on the curve P-256, which could sign too, but is not accepted. */
const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64');
const trusting = (change: Partial<TrustedKey> = {}) =>
  createTrust({ keys: [{ ...entry, ...change }] }, () => now);

describe('trust', () => {
  test('a release signed with a key of its team is accepted, also after a round trip through a file', () => {
    const stored = Release.parse(JSON.parse(JSON.stringify(signed(release, key))));
    expect(() => trusting().verify(stored)).not.toThrow();
  });

  test('the order of members in release.json does not matter', () => {
    const reversed = Object.fromEntries(Object.entries(signed(release, key)).reverse());
    expect(() => trusting().verify(Release.parse(reversed))).not.toThrow();
  });

  test.each([
    ['that is not signed', trusting(), release, /not signed.*release sign/],
    ['of an unknown key', createTrust({ keys: [] }), signed(release, key), /does not name.*keys add/],
    [
      'of another team’s key',
      trusting({ remotes: ['footer'] }),
      signed(release, key),
      /may sign footer but not header/,
    ],
    [
      'of a key for channels alone',
      trusting({ remotes: [], channels: ['production'] }),
      signed(release, key),
      /but not header/,
    ],
    [
      'of a revoked key',
      trusting({ revoked: { at: '2026-05-01T00:00:00Z', reason: 'laptop lost' } }),
      signed(release, key),
      /revoked.*laptop lost.*release sign/,
    ],
    [
      'of an expired key',
      trusting({ notAfter: '2026-05-31T00:00:00Z' }),
      signed(release, key),
      /expired.*keys new/,
    ],
    [
      'changed after it was signed',
      trusting(),
      { ...signed(release, key), routes: [{ path: '/x', expose: './header', layout: 'default' }] },
      /does not match/,
    ],
    [
      'whose signature is another release’s',
      trusting(),
      { ...release, signature: signed({ ...release, version: '2.0.0' }, key).signature },
      /does not match/,
    ],
    [
      'signed by an attacker under the key’s name',
      trusting(),
      { ...release, signature: { ...signed(release, newSigningKey()).signature, key: key.id } },
      /does not match/,
    ],
  ])('a release %s is refused with a reason and a fix', (_case, trust, offered, reason) => {
    expect(() => trust.verify(offered)).toThrow(/^header@1\.0\.0 is not trusted: /);
    expect(() => trust.verify(offered)).toThrow(reason);
  });

  test('a clock that is up to five minutes fast does not expire a key early', () => {
    // It is 00:00:00 on 1 June.
    const within = trusting({ notAfter: '2026-05-31T23:55:00.000Z' });
    expect(() => within.verify(signed(release, key))).not.toThrow();
    const beyond = trusting({ notAfter: '2026-05-31T23:54:59.999Z' });
    expect(() => beyond.verify(signed(release, key))).toThrow('expired on 2026-05-31T23:54:59.999Z');
  });
});

describe('a trust list', () => {
  test.each([
    ['a key under another id', { ...entry, id: '0123456789abcdef' }, /id must match the public key/],
    ['something that is no key', { ...entry, publicKey: 'AAAA' }, /must be an ed25519 public key/],
    ['a key of another kind', { ...entry, publicKey: p256 }, /must be an ed25519 public key/],
    ['a key for nothing', { ...entry, remotes: [] }, /must name at least one remote or channel/],
    ['an unknown field', { ...entry, admin: true }, /admin/],
    ['a revocation without a reason', { ...entry, revoked: { at: '2026-05-01T00:00:00Z' } }, /reason/],
  ])('with %s is refused, naming the mistake', (_case, wrong, mistake) => {
    const reading = () => parseTrustList(JSON.stringify({ keys: [wrong] }), 'trust.json');
    expect(reading).toThrow(/^The trust list trust\.json is invalid: /);
    expect(reading).toThrow(mistake);
  });

  test('is refused when it is not JSON', () => {
    expect(() => parseTrustList('{', 'trust.json')).toThrow(
      'The trust list trust.json is invalid: not valid JSON',
    );
  });
});

describe('a followed trust list', () => {
  const folder = scratchFolder();

  test('refuses everything until it can be read, then follows changes', async () => {
    const file = `${folder()}/trust.json`;
    const onError = jest.fn();
    const onChange = jest.fn();
    const trust = await followTrust(file, { pollMs: 5, onError });
    trust.onChange(onChange);
    expect(() => trust.verify(signed(release, key))).toThrow('has not been read yet');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'not-found' }));

    await changeTrustList(file, () => [entry]);
    await eventually(() => accepts(trust));
    await changeTrustList(file, () => [
      { ...entry, revoked: { at: new Date(0).toISOString(), reason: 'x' } },
    ]);
    await eventually(() => !accepts(trust));
    expect(onChange).toHaveBeenCalledTimes(1);
    trust.stop();
  });

  function accepts(trust: { verify: (candidate: Release) => void }): boolean {
    try {
      trust.verify(signed(release, key));
      return true;
    } catch {
      return false;
    }
  }
});
