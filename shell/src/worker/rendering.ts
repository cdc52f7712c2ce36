import type { Api } from '@kaadu/api-client';
import type { SiteOrigins, SlotName } from '@kaadu/contracts';
import { plainError } from '@kaadu/federation/render-workers/worker';
import type { Writable } from 'node:stream';
import type { ShownPreview } from '../app/notices/preview-notice';
import type { PageResult } from '../app/pages/page-result';
import type { DocumentStart, RendererLogLine } from '../worker-protocol/messages';
import type { AssetList } from '../worker-protocol/asset-list';
import type { ApiReads } from './loaders/api-reads';
import type { RenderRecorder } from './render-recorder';
import type { LoadedSet } from './server-composition';

export interface RenderContext {
  readonly api: Api;
  readonly origins: SiteOrigins;
  readonly assets: AssetList;
  /** @param reads receives the API reads that the data was made from */
  readonly slotData: (set: LoadedSet, slot: SlotName, reads: ApiReads) => Promise<unknown>;
  /** Milliseconds after which waiting slots are left to the browser. */
  readonly renderBudgetMs?: number;
}

export interface RenderRequest {
  readonly set: LoadedSet;
  /** Records the calls of the context's `api`. */
  readonly reads: ApiReads;
  readonly url: URL;
  /** Remotes that the server can replace. If one of them fails, nothing is sent. */
  readonly replaceable: readonly string[];
  /** Preview to show a notice about on the page. */
  readonly preview?: ShownPreview | undefined;
  /** Aborted when the visitor has left. */
  readonly signal: AbortSignal;
  readonly onStart: (start: DocumentStart) => void;
  readonly onLog: (line: RendererLogLine) => void;
  /** Output for the document. */
  readonly output: Writable;
}

/** Context of the steps of one rendering. */
export interface Rendering extends RenderContext, RenderRequest {
  readonly recorder: RenderRecorder;
}

/** Sends a line about an error of this rendering to the server's log. */
export function logError(
  { onLog, url }: Rendering,
  error: unknown,
  fields: RendererLogLine['fields'],
  message: string,
): void {
  onLog({
    kind: 'log',
    level: 'error',
    fields: { err: plainError(error), path: url.pathname, ...fields },
    message,
  });
}

/** Returns log fields that identify a page. */
export function describePage({ set }: Rendering, page: PageResult['page']): RendererLogLine['fields'] {
  return page ? { remote: page.remote, version: set.versions[page.remote], expose: page.expose } : {};
}
