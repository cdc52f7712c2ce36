import type { ComponentType } from 'react';

/** Arguments of a loader. `Api` is the typed client of the API. */
export interface LoaderArgs<Api> {
  readonly api: Api;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  /** Aborted when the visitor leaves or the loader times out. */
  readonly signal: AbortSignal;
}

/** Metadata of a page for the document's head (§1); missing values get the site's defaults. */
export interface PageMeta {
  readonly title?: string;
  readonly description?: string;
  /** `imagestorepath` of the sharing image. */
  readonly image?: string;
  /** Path and query of the canonical URL; defaults to the path alone. */
  readonly canonical?: string;
  readonly robots?: string;
  readonly type?: 'website' | 'article';
  /** True for a page with rapidly changing data, such as rooms left. No cache stores it. */
  readonly isLive?: boolean;
  /** `imagestorepath` and preset of the largest image, to be preloaded. */
  readonly preloadImage?: { readonly path: string; readonly preset: string };
  /** JSON-LD records. */
  readonly structuredData?: readonly object[];
}

/**
 * Messages of a module in one language or several. The host loads those of the visitor's language before it
 * renders the module; English is part of the module.
 */
export interface ModuleMessages {
  readonly load: (language: string) => Promise<void>;
}

/** Arguments with which a page describes itself. */
export interface MetaArgs {
  readonly url: URL;
  /** Language that the page is shown in. Defaults to English. */
  readonly language?: string;
}

/**
 * A page, exported as `page` by the expose of a route that a remote's release declares. `Hydration` is the
 * data with which the browser hydrates a document.
 */
export interface PageModule<Api, Data, Hydration = Data> {
  /**
   * Loads the data, on the server for the first page and in the browser for later ones. Throws `HttpError`
   * for 4xx.
   */
  readonly loader?: (args: LoaderArgs<Api>) => Promise<Data>;
  readonly meta?: (data: Data, args: MetaArgs) => PageMeta;
  readonly messages?: readonly ModuleMessages[];
  readonly Page: ComponentType<{ data: Data | Hydration }>;
  /** Reduces the data to what the browser needs to hydrate the page. */
  readonly hydrationData?: (data: Data) => Hydration;
  /**
   * Whether the loader would return the same data for another URL of this route, so that it need not run. By
   * default it runs at each change of URL.
   */
  readonly keepsData?: (from: URL, to: URL) => boolean;
}

/** A piece of every page (header, footer, floating buttons, session keeper). */
export interface SlotModule<Api, Data, Hydration = Data> {
  /** Loads data that is equal for every page and visitor; the result is cached and shared. */
  readonly loader?: (args: Pick<LoaderArgs<Api>, 'api' | 'signal'>) => Promise<Data>;
  /** `data` is undefined when the loader failed or there is none. The slot must still render. */
  readonly Slot: ComponentType<{ data: Data | Hydration | undefined }>;
  readonly messages?: readonly ModuleMessages[];
  /** Reduces the data as for a page. */
  readonly hydrationData?: (data: Data) => Hydration;
}

/** Thrown by a loader to respond with a status other than 200; `location` for redirects. */
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

/** Whether an error is an `HttpError` of any copy of this package (remotes bundle their own). */
export function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && error.name === 'HttpError' && 'status' in error;
}

/** Slots of every page, each with the remote's expose that fills it. */
export const slots = {
  header: { remote: 'header', expose: './header' },
  footer: { remote: 'footer', expose: './footer' },
  floating: { remote: 'footer', expose: './floating' },
  session: { remote: 'auth', expose: './session' },
} as const;

export type SlotName = keyof typeof slots;
export const slotNames: readonly SlotName[] = ['header', 'footer', 'floating', 'session'];

/** Pages shown in place of a route. No release declares a path for them, so they are named here. */
export const statusPages = {
  notFound: { remote: 'content', expose: './not-found' },
  error: { remote: 'content', expose: './error' },
} as const;
