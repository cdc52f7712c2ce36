import { verify } from 'node:crypto';
import { integrityOf } from '@kaadu/federation/integrity';
import { canonicalJson, Release } from '@kaadu/federation/release';
import { hashOfEntry, signedAuditBytes, type AuditEntry } from './operations/audit/audit-entry';
import { bucketOf } from './moves/resolve-version';
import { parsePreview, signPreview } from './preview/preview';
import { findToken } from './operations/access/tokens';
import type { Channel } from './channels/channel';
import { hashOf, hashOfUnchained, noPrevious, signedChannelBytes } from './channels/channel-chain';
import { parseSigningKey, publicKeyOf, signAuditHash, signChannelHash, signRelease } from './trust/keys';

/*
 * Formats that stores, cookies and other processes depend on, so they must never change. The expected values come from
 * other tools: hashes from `printf '%s' '<text>' | sha256sum`, signatures from `openssl pkeyutl -sign -rawin`.
 */

/** Key of RFC 8032, section 7.1, test 1. */
const key = parseSigningKey(
  `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g
-----END PRIVATE KEY-----
`,
  'key.pem',
);
const zeros = '0000000000000000000000000000000000000000000000000000000000000000';

test('a key has the id of its public key', () => {
  expect(key.publicKey).toBe('MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=');
  expect(key.id).toBe('06e3fd8fda29bb60');
});

test('canonical JSON has sorted members, no white space and no undefined members', () => {
  expect(canonicalJson({ b: [2, { d: null, c: '₹ "é"' }], a: true, gone: undefined, B: 0.5 })).toBe(
    '{"B":0.5,"a":true,"b":[2,{"c":"₹ \\"é\\"","d":null}]}',
  );
});

test('an integrity string is the SHA-384 in base64', () => {
  expect(integrityOf(Buffer.from('Kaadu Trails'))).toBe(
    'sha384-KW5SOOWtXY1L09zUus20QzMlF4HkKWqFTsTYcaLkJak10KLbq2EBCvtLBaSMamyi',
  );
});

test('the signature of a release covers the canonical JSON of everything but itself', () => {
  const release = Release.parse({
    version: '1.0.0',
    schema: 1,
    name: 'header',
    gitSha: null,
    contract: '1.0.0',
    shared: { react: '^19.0.0' },
    web: { entry: 'web/entry.js', global: 'remote_header' },
    server: { entry: 'server/entry.cjs' },
    exposes: { './header': { scripts: ['web/chunks/header.js'], styles: [] } },
    routes: [{ path: '/trips', expose: './header', layout: 'default' }],
    files: {
      'web/entry.js': {
        integrity: 'sha384-CrlDaUT5huVmFopsV53Feebr4xWUKnLxYV3NRq+PMnjWs/6La1C47Erba3m0vz5w',
        bytes: 24,
      },
      'web/chunks/header.js': {
        integrity: 'sha384-VVxCXcxpOv0nZ/0YpxpNmvOMf1L1Hb6UQplg7as60Q+OX5995JTMkCby7S/OIk9s',
        bytes: 9,
      },
      'server/entry.cjs': {
        integrity: 'sha384-HOCMgKybsJ6ubHUZFgwczX+61TUrHI9KZDdewGGiUSg9Odl98n7ZMJ0UoZMEJjbo',
        bytes: 19,
      },
    },
  });
  const signature = {
    key: '06e3fd8fda29bb60',
    value: 'tzituewZRWNCdefEf//VcBVvJkQBfrp7PIUmKDKvsLG2qaLBjSez4qrjqvygvc/TJbt3lrOrzmuKVqflUSapBw==',
  };
  expect(signRelease(release, key)).toEqual({ ...release, signature });
  // Signing again gives the same result: an existing signature is not signed.
  expect(signRelease({ ...release, signature }, key).signature).toEqual(signature);
});

describe('the history of a channel', () => {
  const first: Channel = {
    revision: 1,
    remotes: { header: { stable: '1.0.0' }, footer: { stable: '1.0.0' } },
    by: 'ana',
    reason: 'first release',
    at: '2026-01-31T12:00:00.000Z',
    previous: zeros,
  };
  const second: Channel = {
    revision: 2,
    remotes: {
      header: { stable: '1.0.0', canary: { version: '2.0.0', percent: 2.5 } },
      footer: { stable: '1.0.0' },
    },
    frozen: { by: 'ben', reason: 'sale ₹1', at: '2026-01-31T12:30:00.000Z' },
    by: 'ben',
    reason: 'a canary',
    at: '2026-01-31T12:30:00.000Z',
    previous: '4e8264c18f3fb50cafe4559bcca7b490fe693d1942ce12fb6f8bb2b942e97a73',
  };
  const hash = 'b10d2f76e71448de0216b549e754fa69a13af6abf7d06f78c8330092fbbfc783';
  const signature = {
    key: '06e3fd8fda29bb60',
    value: 'wfK2QEjhOfZs5WsbrWpg164FcfOLH4Irfnxl1D529Xp9vydws92ODnPB+TcdXN8B+HDrqUsWxULoxO56uTXbBw==',
  };

  test('begins with zeros', () => expect(noPrevious).toBe(zeros));

  test('has in each entry the hash of its channel and all of its content but hash and signature', () => {
    expect(hashOf('production', first)).toBe(second.previous);
    expect(hashOf('production', { ...second, hash, signature })).toBe(hash);
    expect(hashOf('staging', first)).not.toBe(second.previous);
  });

  test('is signed by the hash of an entry', () => {
    expect(signChannelHash(hash, key)).toEqual(signature);
    expect(signedChannelBytes(hash).toString()).toBe(`release channel entry ${hash}`);
  });

  test('from before the chain is covered by the hash that it would have had', () => {
    const { previous: _, ...unchained } = { ...first, remotes: { header: { stable: '1.0.0' } } };
    const next = {
      ...unchained,
      revision: 2,
      remotes: { header: { stable: '2.0.0' } },
      by: 'ben',
      reason: 'second release',
      at: '2026-01-31T12:30:00.000Z',
    };
    expect(hashOfUnchained('production', [unchained, next])).toBe(
      'b3d20d33d3207b201cbabcb7954a0946b0202b9f8c1755b6945e399cec63030d',
    );
    expect(hashOfUnchained('production', [])).toBe(zeros);
  });
});

describe('the audit log', () => {
  const first: AuditEntry = {
    at: '2026-01-31T12:00:00.000Z',
    actor: 'ana',
    action: 'promote',
    channel: 'production',
    remote: 'header',
    version: '2.0.0',
    revision: 3,
    outcome: 'done',
    detail: 'new logo',
    previous: zeros,
  };
  const second: AuditEntry = {
    at: '2026-01-31T12:30:00.000Z',
    actor: 'ops',
    action: 'freeze',
    outcome: 'forbidden',
    detail: 'sale',
    previous: '2746f11c7db579e8ff8da493b39f7cdeb14451e2cafcf2af45f7579609fb4d8b',
  };
  const hash = 'c09bca12409ebd5865439e3369377fcee58fb987fa9c3e97d281160325180459';
  const value = 'EC3A6f8ANbGhyWD/VY1M0IOnM8MoVrcyjDkp7xtbGI81ERpLE+SjjMkSBCFu2vbom9jnSmdydQXO5Ywv6nCwAg==';

  test('has in each line the hash of all of its content but hash and signature', () => {
    expect(hashOfEntry(first)).toBe(second.previous);
    expect(hashOfEntry({ ...second, hash, signature: { key: key.id, value } })).toBe(hash);
  });

  test('is signed by the hash of a line', () => {
    expect(signAuditHash(hash, key)).toEqual({ key: '06e3fd8fda29bb60', value });
    expect(signedAuditBytes(hash).toString()).toBe(`release audit line ${hash}`);
  });
});

test('the link of a preview has its payload, the id of the key and the signature of both', () => {
  const preview = {
    channel: 'production',
    remotes: { header: '2.0.0', footer: '1.0.0-b' },
    expires: 1_780_272_000_000,
  };
  const payload =
    'eyJjaGFubmVsIjoicHJvZHVjdGlvbiIsInJlbW90ZXMiOnsiaGVhZGVyIjoiMi4wLjAiLCJmb290ZXIiOiIxLjAuMC1iIn0sImV4cGlyZXMiOjE3ODAyNzIwMDAwMDB9';
  const signature = '5w4HjFd6gGlYAitpBcNqzzgXVsaodRCrlVvK0lvVNGOuIMOVJHDd1O2rpRb-E8MSst_e-QNkGwJls-YuI91PBg';
  const token = `${payload}.06e3fd8fda29bb60.${signature}`;
  expect(signPreview(preview, key)).toBe(token);
  const read = parsePreview(token);
  expect(read?.preview).toEqual(preview);
  const value = Buffer.from(read?.signature.value ?? '', 'base64');
  const signed = Buffer.from(`release preview ${payload}`);
  expect(verify(null, signed, publicKeyOf(key.publicKey), value)).toBe(true);
});

test('a token of the service is found by its id and the SHA-256 of the whole secret', () => {
  const token = {
    id: '0a1b2c3d',
    owner: 'ops',
    hash: 'a4af8dbff25310560fad1eb00b1aeb7248aa6065db67730af87c33dd4fa572f2',
    remotes: ['header'],
    roles: ['read' as const],
  };
  expect(findToken([token], 'rel_0a1b2c3d_AAAA')).toBe(token);
  expect(findToken([token], 'rel_0a1b2c3d_AAAB')).toBeUndefined();
});

test.each([
  ['header', '', 6932],
  ['footer', '', 7177],
  ['header', 'visitor-1', 9936],
  ['footer', 'visitor-1', 5579],
  ['header', '3f6c2f0e-5d0a-4b6e-9d2a-8f1a2b3c4d5e', 6299],
  ['footer', '3f6c2f0e-5d0a-4b6e-9d2a-8f1a2b3c4d5e', 5749],
  ['header', 'कूर्ग', 4936],
  ['footer', 'कूर्ग', 4008],
])('for %s the visitor "%s" is in bucket %i', (remote, visitor, bucket) => {
  expect(bucketOf(remote, visitor)).toBe(bucket);
});
