import type { IncomingMessage } from 'node:http';
import type { ServedSet } from '../selection/served-set';

/** Release set of one request. Call `release` when its response has ended. */
export interface Visit {
  readonly set: ServedSet;
  readonly isPreview: boolean;
  readonly release: () => void;
  /** Versions that its page shows so far, by remote. */
  readonly shown: Map<string, string>;
}

/** Renders a page: its document, or a response of another status, with headers, or a stream. */
export type RenderPage = (visit: Visit, request: IncomingMessage) => Promise<string | Response>;

/** Rendered part of a page, with its versions: those of the visit, or the previous version of the remote that failed. */
export interface RenderedPart {
  /** Markup; empty for a client-rendered version, undefined when the remote has no version that works. */
  readonly html: string | undefined;
  readonly set: ServedSet;
}
