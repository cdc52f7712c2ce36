import type { ReleaseSource, ReleaseTrust } from '@kaadu/federation/release';
import * as z from 'zod';
import { ReleaseError } from '../errors';
import type { SigningKey } from '../trust/keys';
import { PreviewedVersions, signPreview, type PreviewTrust } from './preview';
import { readPreview } from './read-preview';

const hourMs = 3_600_000;

/** Default validity of a link, in hours. */
export const defaultPreviewHours = 8;

/** Request for a link: its versions and validity. */
export const PreviewRequest = z.strictObject({
  remotes: PreviewedVersions,
  hours: z.number().positive().max(720),
});
export type PreviewRequest = z.infer<typeof PreviewRequest>;

/** Link that shows its versions to every visitor who opens it. */
export interface PreviewLink {
  readonly link: string;
  /** Time of expiry, ISO 8601. */
  readonly expires: string;
}

/** Signing key of links, and the site that they lead to. */
export interface PreviewSigning {
  readonly key: () => Promise<SigningKey>;
  /** The site's origin. */
  readonly siteUrl: string;
}

export interface MakePreviewOptions {
  readonly channel: string;
  readonly source: Pick<ReleaseSource, 'readRelease'>;
  /** Loads the trust list once there is a key: the first key of a machine is added to its list. */
  readonly trust: () => Promise<ReleaseTrust & PreviewTrust>;
  readonly signing: PreviewSigning;
  readonly now?: number;
}

/**
 * Creates the link of a preview. A link that shells would refuse is refused here, where its creator can fix it.
 * @throws ReleaseError `not-found` when a version is not stored, `refused` when it or the link would not be accepted
 */
export async function makePreview(
  { remotes, hours }: PreviewRequest,
  { channel, source, trust: trustOf, signing, now = Date.now() }: MakePreviewOptions,
): Promise<PreviewLink> {
  const key = await signing.key();
  const trust = await trustOf();
  for (const [name, version] of Object.entries(remotes))
    trust.verify(await source.readRelease(name, version));
  const expires = Math.round(now + hours * hourMs);
  const token = signPreview({ channel, remotes, expires }, key);
  const read = readPreview(token, { trust, channel, now });
  if (read.kind === 'untrusted') {
    throw new ReleaseError(
      'refused',
      `Shells would refuse this link: ${read.reason}. It needs a key that may sign ${Object.keys(remotes).join(', ')}, or channel "${channel}" (\`release keys list\`). For the versions of several teams, have the release service make it.`,
    );
  }
  return { link: `${signing.siteUrl}/preview?token=${token}`, expires: new Date(expires).toISOString() };
}
