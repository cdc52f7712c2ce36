import { statusPages } from '@kaadu/contracts';
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import { messageOf, type Route } from '@kaadu/federation/release';
import * as z from 'zod';

// Node tries the addresses of `localhost` one after the other, 250 ms each: too little while every core is
// busy.
setDefaultAutoSelectFamilyAttemptTimeout(5_000);

/** Fields of a page's state that a smoke test checks. */
const PageState = z.object({
  releases: z.record(z.string(), z.object({ version: z.string() })),
  loaderData: z.record(z.string(), z.unknown()),
});
const PageResult = z.object({
  page: z.object({ remote: z.string(), expose: z.string() }).nullable(),
  status: z.number(),
});

/** A route, with the remote whose release declares it. */
export interface SiteRoute extends Route {
  readonly remote: string;
}

export interface FetchedPage {
  readonly address: string;
  readonly status: number;
  /** Expose that rendered the page; null when no remote did. */
  readonly page: { readonly remote: string; readonly expose: string } | null;
  /** Remote → version, as composed in the page. */
  readonly versions: Readonly<Record<string, string>>;
  readonly html: string;
}

/** A page that never finishes, even when some of it was sent. */
export class PageHangs extends Error {
  override readonly name = 'PageHangs';
}

interface Document {
  readonly status: number;
  readonly html: string;
  /** Whether the document is complete. */
  readonly isComplete: boolean;
}

/**
 * Fetches a document, following redirects.
 * @throws PageHangs; Error when the connection ends before the document
 */
export async function fetchDocument(site: string, address: string, timeoutMs: number): Promise<Document> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(new URL(address, site), { signal, redirect: 'follow' });
    const html = await response.text();
    return { status: response.status, html, isComplete: html.endsWith('</html>') };
  } catch (error) {
    if (signal.aborted)
      throw new PageHangs(`${address} never finishes: it is not complete after ${timeoutMs / 1000} s`);
    // The error that fetch throws is generic; its cause is the failure.
    const cause = error instanceof Error && error.cause ? error.cause : error;
    throw new Error(`${address} could not be fetched: ${messageOf(cause)}`, { cause: error });
  }
}

/** Fetches a page. @throws PageHangs; Error when it is incomplete */
export async function fetchPage(site: string, address: string, timeoutMs: number): Promise<FetchedPage> {
  const { status, html, isComplete } = await fetchDocument(site, address, timeoutMs);
  const state = /<script type="application\/json" id="page-state"[^>]*>([^<]*)<\/script>/.exec(html)?.[1];
  if (state === undefined || !isComplete)
    throw new Error(`${address} is not a complete page (status ${status}): ${html.slice(0, 200)}`);
  const { releases, loaderData } = PageState.parse(JSON.parse(state));
  const results = Object.values(loaderData).map((data) => PageResult.safeParse(data).data);
  const versions = Object.entries(releases).map(([name, { version }]) => [name, version]);
  return {
    address,
    status,
    page: results.find((result) => result !== undefined)?.page ?? null,
    versions: Object.fromEntries(versions),
    html,
  };
}

/** A concrete URL of a route. */
export interface Address {
  readonly route: SiteRoute;
  readonly address: string;
  /** True when no page links to this route: its parameters are invented, and there may be no such record. */
  readonly invented: boolean;
}

/** Returns whether a site has the remote of its error pages. Without it, every page is a server error. */
export function hasContent(routes: readonly Pick<SiteRoute, 'remote'>[]): boolean {
  return routes.some(({ remote }) => remote === statusPages.notFound.remote);
}

/** Returns a URL for each route: its path or, if that has parameters, the first link to it in these pages. */
export function addressesOf(routes: readonly SiteRoute[], pages: readonly FetchedPage[]): Address[] {
  const fixed = new Set(routes.filter(isFixed).map(({ path }) => path));
  const links = pages.flatMap(({ html }) =>
    [...html.matchAll(/ href="(\/[^"?#]*)/g)].map(([, href]) => href),
  );
  return routes.map((route) => {
    if (isFixed(route)) return { route, address: route.path, invented: false };
    const pattern = new RegExp(`^${route.path.replaceAll(/:[^/]+/g, '[^/]+')}$`);
    const linked = links.find((link) => link !== undefined && pattern.test(link) && !fixed.has(link));
    return { route, address: linked ?? route.path.replaceAll(/:[^/]+/g, '1'), invented: !linked };
  });
}

export function isFixed({ path }: Route): boolean {
  return !/[:*]/.test(path);
}
