import { verify } from 'node:crypto';
import type { Release, ReleaseTrust } from '@kaadu/federation/release';
import type { AuditTrust } from '../operations/audit/audit-entry';
import type { ChannelTrust } from '../channels/channel-chain';
import type { PreviewTrust } from '../preview/preview';
import { ReleaseError } from '../errors';
import { createChannelTrust } from './channel-trust';
import { publicKeyOf, signedBytes } from './keys';
import { createPreviewTrust } from './preview-trust';
import type { TrustedKey, TrustList } from './trust-list';
import { usabilityFault } from './usability';

/** Decides which releases, changes of channels, audit logs and previews a site accepts. */
export type SiteTrust = ReleaseTrust & ChannelTrust & AuditTrust & PreviewTrust;

/**
 * Creates the trust of a list: it accepts releases that are signed with a trusted key for their remote. For channels see
 * `createChannelTrust`, for previews `createPreviewTrust`. Stateless: for a changed list, create a new one.
 */
export function createTrust({ keys }: TrustList, now: () => number = Date.now): SiteTrust {
  const known = new Map(keys.map((key) => [key.id, { ...key, publicKey: publicKeyOf(key.publicKey) }]));
  return {
    ...createChannelTrust([...known.values()], now),
    ...createPreviewTrust([...known.values()], now),
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
  const fault = usabilityFault(key, now);
  if (fault) {
    const fix = key.revoked
      ? "Review the version, then sign it with the team's new key: `release sign`"
      : 'Create a new key with `release keys new` and sign the version with it: `release sign`';
    refuse(release, `${fault}. ${fix}`);
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
