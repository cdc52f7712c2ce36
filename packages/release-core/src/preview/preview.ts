import { sign } from 'node:crypto';
import { RemoteName, Signature, Version } from '@kaadu/federation/release';
import * as z from 'zod';
import { ChannelName } from '../channels/channel';
import type { SigningKey } from '../trust/keys';

/** Maximum number of remotes, because the signed preview has to fit into a cookie. */
const maxRemotes = 20;

/** Versions that a preview shows in place of those of the channel: remote → version. */
export const PreviewedVersions = z.record(RemoteName, Version).refine((remotes) => {
  const { length } = Object.keys(remotes);
  return length > 0 && length <= maxRemotes;
}, `must name the versions of 1 to ${maxRemotes} remotes`);

/** Versions shown to every visitor who opens the link of a preview, on every shell that follows the channel. */
export const Preview = z.strictObject({
  channel: ChannelName,
  remotes: PreviewedVersions,
  /** Time of expiry, in milliseconds since the epoch. */
  expires: z.int(),
});
export type Preview = z.infer<typeof Preview>;

/** Preview as read from a token; the signature has not been verified. */
export interface SignedPreview {
  readonly preview: Preview;
  /** Signed part of the token. */
  readonly payload: string;
  readonly signature: Signature;
}

/** Decides which previews are shown. */
export interface PreviewTrust {
  /** Returns the reason to refuse a preview, apart from its expiry, or undefined. */
  previewRefusal(signed: SignedPreview): string | undefined;
}

/** Signs a preview. @returns payload, id of the key and signature with dots between them; safe in URLs and cookies */
export function signPreview(preview: Preview, key: SigningKey): string {
  const payload = Buffer.from(JSON.stringify(Preview.parse(preview))).toString('base64url');
  const signature = sign(null, signedPreviewBytes(payload), key.privateKey).toString('base64url');
  return [payload, key.id, signature].join('.');
}

/** Parses a token. Undefined when it is malformed. */
export function parsePreview(token: string): SignedPreview | undefined {
  const [payload = '', key = '', encoded = '', ...rest] = token.split('.');
  if (rest.length > 0) return undefined;
  const preview = Preview.safeParse(jsonOf(payload));
  const value = Buffer.from(encoded, 'base64url').toString('base64');
  const signature = Signature.safeParse({ key, value });
  if (!preview.success || !signature.success) return undefined;
  return { preview: preview.data, payload, signature: signature.data };
}

/** Returns the bytes that the signature of a preview covers. The prefix separates them from other signatures. */
export function signedPreviewBytes(payload: string): Buffer {
  return Buffer.from(`release preview ${payload}`);
}

function jsonOf(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
