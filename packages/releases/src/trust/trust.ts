import { verify } from 'node:crypto';
import type { Release, ReleaseTrust } from '@kaadu/federation/release';
import { ReleaseError } from '../store/errors';
import { publicKeyOf, signedBytes } from './keys';
import type { TrustedKey, TrustList } from './trust-list';

/** Tolerated difference between clocks: a key counts as expired only this long after its expiry. */
const clockSkewMs = 5 * 60_000;

/**
 * Accepts releases that were signed with a trusted key for that remote, and nothing else. Stateless: for a changed list,
 * create a new one.
 */
export function createTrust({ keys }: TrustList, now: () => number = Date.now): ReleaseTrust {
  const known = new Map(keys.map((key) => [key.id, { ...key, publicKey: publicKeyOf(key.publicKey) }]));
  return {
    verify(release) {
      const { signature } = release;
      if (!signature)
        refuse(release, 'it is not signed. Publish it again, or sign the stored version with `release sign`');
      const key = known.get(signature.key);
      if (!key) {
        refuse(
          release,
          `it is signed with key ${signature.key}, which the trust list does not name. Add it with \`release keys add\`, or sign with a key that is listed`,
        );
      }
      assertUsable(key, release, now());
      const genuine = verify(
        null,
        signedBytes(release),
        key.publicKey,
        Buffer.from(signature.value, 'base64'),
      );
      if (!genuine) {
        refuse(
          release,
          `its signature by key ${key.id} (${key.owner}) does not match: release.json was changed after it was signed. Publish it again from a clean build`,
        );
      }
    },
  };
}

function assertUsable(key: Omit<TrustedKey, 'publicKey'>, release: Release, now: number): void {
  const name = `key ${key.id} (${key.owner})`;
  if (key.revoked) {
    refuse(
      release,
      `${name} was revoked on ${key.revoked.at} (${key.revoked.reason}). Review the version, then sign it with the team's new key: \`release sign\``,
    );
  }
  if (key.notAfter !== undefined && now > Date.parse(key.notAfter) + clockSkewMs) {
    refuse(
      release,
      `${name} expired on ${key.notAfter}. Create a new key with \`release keys new\` and sign the version with it: \`release sign\``,
    );
  }
  if (!key.remotes.includes(release.name)) {
    refuse(
      release,
      `${name} may sign ${key.remotes.join(', ')} but not ${release.name}. Sign it with a key of the team that owns ${release.name}`,
    );
  }
}

function refuse({ name, version }: Release, reason: string): never {
  throw new ReleaseError('refused', `${name}@${version} is not trusted: ${reason}.`);
}
