import type { ComponentType } from 'react';
import remotes from '../remotes.json' with { type: 'json' };

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
  /** The page shows what changes by the second, such as rooms that are left: no cache keeps it. */
  readonly isLive?: boolean;
  /** `imagestorepath` and preset of the picture that paints largest, to be preloaded. */
  readonly preloadImage?: { readonly path: string; readonly preset: string };
  /** JSON-LD records. */
  readonly structuredData?: readonly object[];
}

/**
 * A page: what the expose of a route that a remote's release declares exports as `page`. `Hydration` is the data with which
 * the browser takes over a document.
 */
export interface PageModule<Api, Data, Hydration = Data> {
  /** Runs on the server for the first page and in the browser for the next ones. Throws `HttpError` for 4xx. */
  readonly loader?: (args: LoaderArgs<Api>) => Promise<Data>;
  readonly meta?: (data: Data, args: { url: URL }) => PageMeta;
  readonly Page: ComponentType<{ data: Data | Hydration }>;
  /** What the document carries of the data, where the browser needs less than all of it to hydrate the page. */
  readonly hydrationData?: (data: Data) => Hydration;
  /**
   * Whether the loader would give the same data at another address of this page's route, so that it need not run.
   * Default: it runs at each change of address.
   */
  readonly keepsData?: (from: URL, to: URL) => boolean;
}

/** A piece of every page (header, footer, floating buttons, session keeper). */
export interface SlotModule<Api, Data, Hydration = Data> {
  /** The same for every page and every visitor: its result is kept and shared. */
  readonly loader?: (args: Pick<LoaderArgs<Api>, 'api' | 'signal'>) => Promise<Data>;
  /** `data` is undefined when the loader failed or there is none: the slot must still render. */
  readonly Slot: ComponentType<{ data: Data | Hydration | undefined }>;
  /** As for a page. */
  readonly hydrationData?: (data: Data) => Hydration;
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

/** The slots of every page: which remote's expose fills each. */
export const slots = {
  header: { remote: 'header', expose: './header' },
  footer: { remote: 'footer', expose: './footer' },
  floating: { remote: 'footer', expose: './floating' },
  session: { remote: 'auth', expose: './session' },
} as const;

export type SlotName = keyof typeof slots;
export const slotNames: readonly SlotName[] = ['header', 'footer', 'floating', 'session'];

/** The pages that stand in for a route: unlike other pages no release declares a path for them, so they are named here. */
export const statusPages = {
  notFound: { remote: 'content', expose: './not-found' },
  error: { remote: 'content', expose: './error' },
} as const;

export type RemoteName = keyof typeof remotes;
const isRemoteName = (name: string): name is RemoteName => Object.hasOwn(remotes, name);
/** Every remote of the site, as `remotes.json` lists them with their folders. */
export const remoteNames: readonly RemoteName[] = Object.keys(remotes).filter(isRemoteName);
