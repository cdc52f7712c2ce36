import type { ServedSet } from '../releases/site-releases';
import type { Rendered, RenderEnd } from '../render-workers/renderers';

export interface RenderedDocument extends Omit<Extract<Rendered, { kind: 'document' }>, 'ended'> {
  /** The set that it was rendered with; not the requested one when a version of that failed. */
  readonly set: ServedSet;
  /** Resolves when rendering has ended: with the whole document if it may be kept. */
  readonly cacheable: Promise<CacheableDocument | undefined>;
}

/** A whole document, and what it was made from. */
export interface CacheableDocument extends Pick<RenderEnd, 'reads'> {
  readonly bytes: Buffer;
}

export type RenderedPage =
  { readonly kind: 'redirect'; readonly status: number; readonly location: string } | RenderedDocument;
