import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import { messageOf, type Route } from '@kaadu/federation/release';
import * as z from 'zod';

// Node tries the addresses of `localhost` in turns, and gives each a quarter of a second: too little while every core is busy.
setDefaultAutoSelectFamilyAttemptTimeout(5_000);

/** The part of the state in a page that a trial checks. */
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
  /** The expose that rendered the page; null when no remote did. */
  readonly page: { readonly remote: string; readonly expose: string } | null;
  /** Remote → version, as composed in the page. */
  readonly versions: Readonly<Record<string, string>>;
  readonly html: string;
}

/** A page that never finishes, whatever of it has been sent. */
export class PageHangs extends Error {
  override readonly name = 'PageHangs';
}

interface Document {
  readonly status: number;
  readonly html: string;
  /** It has an end. */
  readonly isComplete: boolean;
}

/** Fetches a document, following redirects. @throws PageHangs; Error when the connection ends before the document */
export async function fetchDocument(site: string, address: string, timeoutMs: number): Promise<Document> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(new URL(address, site), { signal, redirect: 'follow' });
    const html = await response.text();
    return { status: response.status, html, isComplete: html.endsWith('</html>') };
  } catch (error) {
    if (signal.aborted)
      throw new PageHangs(`${address} never finishes: it is not complete after ${timeoutMs / 1000} s`);
    // What fetch throws says only that it failed; what has failed is its cause.
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

/** A concrete address of a route. */
export interface Address {
  readonly route: SiteRoute;
  readonly address: string;
  /** No page links to this route, so the parameters are invented and there may be no such record. */
  readonly invented: boolean;
}

/** An address for each route: its path or, if that has parameters, the first link to it in these pages. */
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
