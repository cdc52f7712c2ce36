import type { ComponentType } from 'react';

/**
 * Version of everything in this package that a remote and the shell must agree on. A remote is built against
 * one; the shell refuses a release of another major.
 */
export const contractVersion = '1.0.0';

/** What a loader gets. `Api` is the typed client of the API. */
export interface LoaderArgs<Api> {
  readonly api: Api;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  /** Aborted when the visitor leaves or the loader's budget is spent. */
  readonly signal: AbortSignal;
}

/** What the page says about itself in the document's head (§1); missing parts get the site's fallbacks. */
export interface PageMeta {
  readonly title?: string;
  readonly description?: string;
  /** `imagestorepath` of the sharing image. */
  readonly image?: string;
  /** Path and query of the canonical address; default: the path alone. */
  readonly canonical?: string;
  readonly robots?: string;
  readonly type?: 'website' | 'article';
  /** `imagestorepath` and preset of the picture that paints largest, to be preloaded. */
  readonly preloadImage?: { readonly path: string; readonly preset: string };
  /** JSON-LD records. */
  readonly structuredData?: readonly object[];
}

/** A page of the content remote: one expose a route. */
export interface PageModule<Api, Data> {
  /** Runs on the server for the first page and in the browser for the next ones. Throws `HttpError` for 4xx. */
  readonly loader?: (args: LoaderArgs<Api>) => Promise<Data>;
  readonly meta?: (data: Data, args: { url: URL }) => PageMeta;
  readonly Page: ComponentType<{ data: Data }>;
}

/** A piece of every page (header, footer, floating buttons, session keeper). */
export interface SlotModule<Api, Data> {
  readonly loader?: (args: LoaderArgs<Api>) => Promise<Data>;
  /** `data` is undefined when the loader failed or there is none: the slot must still render. */
  readonly Slot: ComponentType<{ data: Data | undefined }>;
}

/** Thrown by a loader to answer with a status other than 200; `location` for redirects. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly location?: string,
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** True for an `HttpError` made by any copy of this package (remotes bundle their own). */
export function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && error.name === 'HttpError' && 'status' in error;
}

/** The remotes of the site and what the shell expects each to expose. */
export const surface = {
  header: { slots: ['./header'], pages: false },
  footer: { slots: ['./footer', './floating'], pages: false },
  auth: { slots: ['./session'], pages: false },
  content: { slots: [], pages: true },
} as const;

export type RemoteName = keyof typeof surface;
