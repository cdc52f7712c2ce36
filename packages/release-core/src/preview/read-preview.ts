import { parsePreview, type Preview, type PreviewTrust } from './preview';

/** Result of reading a token. */
export type ReadPreview =
  | { readonly kind: 'valid' | 'expired' | 'of-another-channel'; readonly preview: Preview }
  /** No trusted key has signed it. */
  | { readonly kind: 'untrusted'; readonly reason: string };

export interface ReadPreviewOptions {
  readonly trust: PreviewTrust;
  /** Channel that the reader follows. */
  readonly channel: string;
  readonly now?: number;
}

/** Reads the token of a preview and decides whether it is shown. */
export function readPreview(
  token: string,
  { trust, channel, now = Date.now() }: ReadPreviewOptions,
): ReadPreview {
  const signed = parsePreview(token);
  if (!signed) return { kind: 'untrusted', reason: 'it is malformed' };
  const reason = trust.previewRefusal(signed);
  if (reason !== undefined) return { kind: 'untrusted', reason };
  const { preview } = signed;
  if (preview.expires <= now) return { kind: 'expired', preview };
  return { kind: preview.channel === channel ? 'valid' : 'of-another-channel', preview };
}
