import type { ReleaseSource, ReleaseTrust } from '@kaadu/federation/release';
import * as z from 'zod';
import { ReleaseError } from '../errors';
import type { SigningKey } from '../trust/keys';
import { PreviewedVersions, signPreview, type PreviewTrust } from './preview';
import { readPreview } from './read-preview';

const hourMs = 3_600_000;

/** How long a link is valid unless its maker says otherwise, in hours. */
export const defaultPreviewHours = 8;

/** A link that somebody wants: for which versions, and for how long. */
export const PreviewRequest = z.strictObject({
  remotes: PreviewedVersions,
  hours: z.number().positive().max(720),
});
export type PreviewRequest = z.infer<typeof PreviewRequest>;

/** A link that shows its versions to whoever opens it. */
export interface PreviewLink {
  readonly link: string;
  /** ISO 8601. */
  readonly expires: string;
}

/** What links are signed with, and where they lead. */
export interface PreviewSigning {
  readonly key: () => Promise<SigningKey>;
  /** The site's origin. */
  readonly siteUrl: string;
}

export interface MakePreviewOptions {
  readonly channel: string;
  readonly source: Pick<ReleaseSource, 'readRelease'>;
  /** Asked for once there is a key: the first one of a machine is added to its trust list. */
  readonly trust: () => Promise<ReleaseTrust & PreviewTrust>;
  readonly signing: PreviewSigning;
  readonly now?: number;
}

/**
 * Makes the link of a preview. What shells would refuse is refused here, where its maker can still do something about it.
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
