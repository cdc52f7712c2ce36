import type { ServedSet, PageParts } from '@kaadu/release-host';
import type { Readable } from 'node:stream';
import type { ConstantDocument } from '../pages/caching/constant-document';

/** A page that was cached or rendered for this request, for the last stages of a page request. */
export interface SendablePage {
  readonly kind: 'document';
  readonly url: URL;
  /** Release set that the page was rendered with. */
  readonly set: ServedSet;
  readonly status: number;
  /** Whether no cache may store the page. */
  readonly isLive: boolean;
  readonly isCached: boolean;
  readonly parts: PageParts;
  readonly styleHashes: readonly string[];
  readonly nonce?: string | undefined;
  /** A stream while slots are still loading. */
  readonly body: ConstantDocument | Buffer | Readable;
}
