import type { ServedSet } from '@kaadu/release-host';
import type { Rendered, RenderEnd } from '../render-workers/renderers';

export interface RenderedDocument extends Omit<Extract<Rendered, { kind: 'document' }>, 'ended'> {
  /** Set that the page was rendered with, which differs from the requested one after a failure. */
  readonly set: ServedSet;
  /** Resolves when rendering has ended, with the whole document if it is cacheable. */
  readonly cacheable: Promise<CacheableDocument | undefined>;
}

/** A whole document, with the API reads that it was made from. */
export interface CacheableDocument extends Pick<RenderEnd, 'reads'> {
  readonly bytes: Buffer;
}

export type RenderedPage =
  { readonly kind: 'redirect'; readonly status: number; readonly location: string } | RenderedDocument;
