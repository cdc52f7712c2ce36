import type { RemoteName, SiteOrigins, SlotName } from '@kaadu/contracts';
import type { PlainError } from '@kaadu/federation/render-workers';
import type { TraceHeaders } from '@kaadu/node-runtime/trace-context';
import type { ShownPreview } from '../app/notices/preview-notice';
import type { Versions } from './site-release-set';
import type { AssetList } from './asset-list';

/* What the server and its render workers tell each other. Plain data: it crosses threads. */

/** Data that a render worker is started with. */
export interface RendererData {
  readonly origins: SiteOrigins;
  /** Origin of the API as this process reaches it. */
  readonly apiUrl: string;
  readonly assets: AssetList;
}

export interface RenderInput {
  readonly versions: Versions;
  /** The whole address. */
  readonly url: string;
  /** Remotes for which the server has another version: when one of them fails, nothing is sent. */
  readonly replaceable: readonly RemoteName[];
  /** Sent with the calls of the API that the page makes. */
  readonly trace: TraceHeaders;
  /** The page says that it is one of this preview. */
  readonly preview?: ShownPreview | undefined;
}

/** A line for the server's log, whose fields name remote, version and cause. */
export interface RendererLogLine {
  readonly kind: 'log';
  readonly level: 'warn' | 'error';
  readonly fields: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** The document begins; its bytes follow. */
export interface DocumentStart {
  readonly kind: 'document';
  readonly status: number;
  /** No cache may keep it. */
  readonly isLive: boolean;
  /** Hashes of the style sheets in it, for its content security policy. */
  readonly styleHashes: readonly string[];
  /** Of the scripts by which late parts are put into place; undefined when nothing comes late. */
  readonly nonce: string | undefined;
}

/** A call of the API that a page was made from. */
export interface ApiRead {
  /** Path and query. */
  readonly path: string;
  /** Of a POST that only reads. */
  readonly body?: string;
  /** Validator of its answer: another answer has another one. */
  readonly etag: string;
}

export type RenderOutcome =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  /** Replaceable remotes failed before anything was sent. */
  | { readonly kind: 'failed'; readonly failures: readonly RemoteName[] }
  | {
      readonly kind: 'document';
      /** Nothing failed or came late, so that the document may be kept. */
      readonly isWhole: boolean;
      /** Everything that loaders of the page and its slots read; undefined when that cannot be validated. */
      readonly reads: readonly ApiRead[] | undefined;
    };

/** One remote's share of a rendering. */
export interface RenderedPart {
  readonly remote: RemoteName;
  readonly version: string;
  readonly failed: boolean;
  /** Its page's loader was not done in time, though nothing that it asked for failed. */
  readonly late: boolean;
  /** Milliseconds that its loader and its rendering took. */
  readonly ms: number;
  /** Milliseconds of these for which its code kept the thread busy. */
  readonly busyMs: number;
}

/** Milliseconds since the epoch. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** How one rendering went. */
export interface RenderReport {
  readonly parts: readonly RenderedPart[];
  readonly slots: readonly (TimeSpan & { readonly slot: SlotName })[];
  readonly page: TimeSpan & {
    /** The remote that has the page; undefined when none does. */
    readonly remote: RemoteName | undefined;
    readonly loadedAt: number;
  };
  /** The error that each failed remote threw. */
  readonly failures: readonly (readonly [RemoteName, PlainError])[];
}

/** A slot's loader has run, for all pages. */
export interface SlotLoad extends TimeSpan {
  readonly kind: 'slot-load';
  readonly slot: SlotName;
  readonly remote: RemoteName;
  readonly version: string;
  /** Of its calls of the API. */
  readonly traceId: string;
  /** `outside`: the API failed or was slow; `late`: the loader did not end when it was told to. */
  readonly outcome: 'loaded' | 'failed' | 'late' | 'outside';
  readonly error?: PlainError;
}

/** A version that keeps memory with each render. */
export interface Leak {
  readonly remote: RemoteName;
  readonly version: string;
  /** Bytes that it keeps of each render. */
  readonly bytes: number;
}

/** How calls of the API were answered by a worker's cache. */
export interface ResponseLookups {
  /** From the cache, without a request. */
  readonly hit: number;
  /** From the cache, after the API has answered 304. */
  readonly unchanged: number;
  /** By the API. */
  readonly miss: number;
}

/** A worker's cache of API responses: its lookups since the last report, and its present size. */
export interface ResponseCacheReport extends ResponseLookups {
  readonly kind: 'response-cache';
  /** Bytes of JSON. */
  readonly bytes: number;
}

export type RendererEvent = SlotLoad | RendererLogLine | ResponseCacheReport;

/** The tasks of a render worker. */
export type RendererTasks = {
  readonly render: {
    readonly input: RenderInput & {
      /** Grows with each change of content: a worker that sees a greater one forgets what it keeps of the API's data. */
      readonly contentAge: number;
    };
    readonly progress: DocumentStart | RendererLogLine;
    readonly result: { readonly outcome: RenderOutcome; readonly report: RenderReport };
  };
  /** Renders a version's slots without data; rejects with what is wrong. */
  readonly trial: {
    readonly input: { readonly name: RemoteName; readonly version: string };
    readonly progress: never;
    readonly result: void;
  };
  /** Finds the versions that keep memory with each render. */
  readonly 'find-leaks': {
    readonly input: null;
    readonly progress: never;
    readonly result: readonly Leak[];
  };
  /** Loads the data of a set's slots before its first page. */
  readonly warm: {
    readonly input: { readonly versions: Versions };
    readonly progress: never;
    readonly result: void;
  };
};
