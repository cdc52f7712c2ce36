import type { Versions } from '@kaadu/federation/server';
import type { SiteOrigins, SlotName } from '@kaadu/contracts';
import type { PlainError } from '@kaadu/federation/render-workers';
import type { TraceHeaders } from '@kaadu/node-runtime/trace-context';
import type { ShownPreview } from '../app/notices/preview-notice';
import type { AssetList } from './asset-list';

/* Messages between the server and its render workers. Plain data, because it crosses threads. */

/** Data that a render worker is started with. */
export interface RendererData {
  readonly origins: SiteOrigins;
  /** Origin of the API for this process. */
  readonly apiUrl: string;
  readonly assets: AssetList;
}

export interface RenderInput {
  readonly versions: Versions;
  /** Absolute URL. */
  readonly url: string;
  /** Remotes of which the server has another version. If one of them fails, nothing is sent. */
  readonly replaceable: readonly string[];
  /** Trace headers for the API calls of the page. */
  readonly trace: TraceHeaders;
  /** Preview to show a notice about on the page. */
  readonly preview?: ShownPreview | undefined;
}

/** A line for the server's log, whose fields name remote, version and cause. */
export interface RendererLogLine {
  readonly kind: 'log';
  readonly level: 'warn' | 'error';
  readonly fields: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** Start of a document; its bytes follow. */
export interface DocumentStart {
  readonly kind: 'document';
  readonly status: number;
  /** Whether no cache may store the document. */
  readonly isLive: boolean;
  /** Hashes of its style sheets, for the content security policy. */
  readonly styleHashes: readonly string[];
  /** Nonce of the scripts that insert late chunks; undefined when there are none. */
  readonly nonce: string | undefined;
}

/** An API call that a page was made from. */
export interface ApiRead {
  /** Path and query. */
  readonly path: string;
  /** Body of a POST that only reads. */
  readonly body?: string;
  /** Validator of the response, which differs for other responses. */
  readonly etag: string;
}

export type RenderOutcome =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  /** Replaceable remotes failed before anything was sent. */
  | { readonly kind: 'failed'; readonly failures: readonly string[] }
  | {
      readonly kind: 'document';
      /** Whether no remote failed and no chunk was late, so that the document is cacheable. */
      readonly isWhole: boolean;
      /** All API reads of the page's and the slots' loaders; undefined when they cannot be validated. */
      readonly reads: readonly ApiRead[] | undefined;
    };

/** One remote's share of a rendering. */
export interface RenderedPart {
  readonly remote: string;
  readonly version: string;
  readonly failed: boolean;
  /** Whether its page's loader timed out, although none of its requests failed. */
  readonly late: boolean;
  /** Duration of its loader and its rendering, in milliseconds. */
  readonly ms: number;
  /** Part of the duration in which its code blocked the thread, in milliseconds. */
  readonly busyMs: number;
}

/** Start and end, in milliseconds since the epoch. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** Report about one rendering. */
export interface RenderReport {
  readonly parts: readonly RenderedPart[];
  readonly slots: readonly (TimeSpan & { readonly slot: SlotName })[];
  readonly page: TimeSpan & {
    /** Remote of the page; undefined when there is none. */
    readonly remote: string | undefined;
    readonly loadedAt: number;
  };
  /** Error that each failed remote threw. */
  readonly failures: readonly (readonly [string, PlainError])[];
}

/** A run of a slot's loader, for all pages. */
export interface SlotLoad extends TimeSpan {
  readonly kind: 'slot-load';
  readonly slot: SlotName;
  readonly remote: string;
  readonly version: string;
  /** Trace id of its API calls. */
  readonly traceId: string;
  /** `outside`: the API failed or was slow; `late`: the loader ignored its abort signal. */
  readonly outcome: 'loaded' | 'failed' | 'late' | 'outside';
  readonly error?: PlainError;
}

/** A version that retains memory per render. */
export interface Leak {
  readonly remote: string;
  readonly version: string;
  /** Bytes that it retains per render. */
  readonly bytes: number;
}

/** Outcomes of API calls in a worker's cache. */
export interface ResponseLookups {
  /** Served from the cache, without a request. */
  readonly hit: number;
  /** Served from the cache, after the API responded 304. */
  readonly unchanged: number;
  /** Served by the API. */
  readonly miss: number;
}

/** Report about a worker's cache of API responses: lookups since the last report, and current size. */
export interface ResponseCacheReport extends ResponseLookups {
  readonly kind: 'response-cache';
  /** Bytes of JSON. */
  readonly bytes: number;
}

export type RendererEvent = SlotLoad | RendererLogLine | ResponseCacheReport;

/** Tasks of a render worker. */
export type RendererTasks = {
  readonly render: {
    readonly input: RenderInput & {
      /** Number of content changes. A worker that sees a greater one discards its cached API data. */
      readonly contentAge: number;
    };
    readonly progress: DocumentStart | RendererLogLine;
    readonly result: { readonly outcome: RenderOutcome; readonly report: RenderReport };
  };
  /** Renders a version's slots without data; rejects with the fault of the version. */
  readonly smokeTest: {
    readonly input: { readonly name: string; readonly version: string };
    readonly progress: never;
    readonly result: void;
  };
  /** Finds the versions that retain memory per render. */
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
