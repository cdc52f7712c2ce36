import { statusPages } from '@kaadu/contracts';
import { faultsIn, throwFaults, type Candidate } from './faults';
import { addressesOf, fetchPage, isFixed, type Address, type FetchedPage, type SiteRoute } from './pages';
import type { TrialShell } from './trial-shell';

export interface Rendering {
  readonly shell: TrialShell;
  readonly candidate: Candidate;
  /** The routes of every remote of the composition. */
  readonly routes: readonly SiteRoute[];
}

/** An address for which no remote has a page. */
export const unknownAddress = '/no-such-page-of-the-trial';

/**
 * How long a page may take, in milliseconds. The shell aborts a loader after 5 s and rendering after another 3 s; the rest
 * is a margin for busy machines.
 */
const pageTimeoutMs = 30_000;

/**
 * Renders every page with an API that responds: each must be rendered by the expose of its route, with status 200.
 * @returns an address for each route
 * @throws Error listing every fault
 */
export async function renderWithData(
  { shell, candidate, routes }: Rendering,
  note: (text: string) => void,
): Promise<Address[]> {
  const get = (address: string) => fetchPage(shell.url, address, pageTimeoutMs);
  const fixed = await Promise.all(
    ['/', unknownAddress, ...routes.filter(isFixed).map(({ path }) => path)].map(get),
  );
  const addresses = addressesOf(routes, fixed);
  const rest = await Promise.all(
    addresses.filter(({ route }) => !isFixed(route)).map(({ address }) => get(address)),
  );
  const pages = new Map([...fixed, ...rest].map((page) => [page.address, page]));
  const own = addresses.filter(({ route }) => route.remote === candidate.name);
  const wrongPages = [
    ...own.flatMap((address) => wrongPage(address, pages.get(address.address))),
    ...(statusPages.notFound.remote === candidate.name ? wrongNotFound(pages.get(unknownAddress)) : []),
  ];
  throwFaults([
    ...notServed([...pages.values()], candidate),
    ...faultsIn(await shell.log(), candidate, true),
    ...wrongPages,
  ]);
  for (const { route, invented } of own) {
    if (invented) note(`no page links to ${route.path}: it was rendered without data only`);
  }
  return addresses;
}

/**
 * Renders every page with an API that never responds: each must be completed, as itself or as an error page.
 * @throws Error listing every fault
 */
export async function renderWithoutData({ shell, candidate, routes }: Rendering): Promise<void> {
  const wanted = ['/', unknownAddress, ...addressesOf(routes, []).map(({ address }) => address)];
  const outcomes = await Promise.allSettled(
    [...new Set(wanted)].map((address) => fetchPage(shell.url, address, pageTimeoutMs)),
  );
  const late = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason).replace(/^Error: /, '')] : [],
  );
  throwFaults(
    [...faultsIn(await shell.log(), candidate, false), ...late].map((fault) => `without data: ${fault}`),
  );
}

function notServed(pages: readonly FetchedPage[], { name, version }: Candidate): string[] {
  const without = pages.find(({ versions }) => versions[name] !== version);
  return without ? [`${without.address} was composed without it: the shell did not accept it`] : [];
}

function wrongPage({ route, address, invented }: Address, page: FetchedPage | undefined): string[] {
  if (!page) return [`${address} was not rendered`];
  if (invented) return page.status >= 500 ? [`${address} has status ${page.status}`] : [];
  if (page.status === 200 && isPage(page, route)) return [];
  return [
    `${address} has status ${page.status} from ${page.page?.expose ?? 'no expose'} instead of ${route.expose}`,
  ];
}

function isPage(
  { page }: FetchedPage,
  wanted: { readonly remote: string; readonly expose: string },
): boolean {
  return page?.remote === wanted.remote && page.expose === wanted.expose;
}

function wrongNotFound(page: FetchedPage | undefined): string[] {
  if (page?.status === 404 && isPage(page, statusPages.notFound)) return [];
  return [`an unknown address has status ${page?.status} instead of the 404 page`];
}
