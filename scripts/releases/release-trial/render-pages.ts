import { statusPages } from '@kaadu/contracts';
import { faultsIn, throwFaults, type Candidate } from './faults';
import { addressesOf, fetchPage, isFixed, type Address, type FetchedPage, type SiteRoute } from './pages';
import type { TrialShell } from './trial-shell';

export interface Rendering {
  readonly shell: TrialShell;
  readonly candidate: Candidate;
  /** Routes of every remote of the composition. */
  readonly routes: readonly SiteRoute[];
}

/** A URL for which no remote has a page. */
export const unknownAddress = '/no-such-page-of-the-trial';

/** Timeout of a page while the API responds, in milliseconds. */
export const pageTimeoutMs = 10_000;
/**
 * Timeout of a page without data, in milliseconds. The shell aborts a loader after 5 s and rendering after
 * another 3 s; the rest is a margin for busy machines.
 */
const withoutDataTimeoutMs = 15_000;

/**
 * Renders every page with an API that responds: the expose of its route must render each, with status 200.
 * @returns a URL for each route
 * @throws Error listing every fault
 */
export async function renderWithData(rendering: Rendering, note: (text: string) => void): Promise<Address[]> {
  const { shell, candidate, routes } = rendering;
  const get = (address: string) => fetchPage(shell.url, address, pageTimeoutMs);
  const getAll = (wanted: readonly string[]) => explained(rendering, Promise.all(wanted.map(get)));
  const fixed = await getAll(['/', unknownAddress, ...routes.filter(isFixed).map(({ path }) => path)]);
  const addresses = addressesOf(routes, fixed);
  const rest = await getAll(addresses.filter(({ route }) => !isFixed(route)).map(({ address }) => address));
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
 * Renders every page with an API that never responds: each must complete, as itself or as an error page.
 * @throws Error listing every fault
 */
export async function renderWithoutData({ shell, candidate, routes }: Rendering): Promise<void> {
  const wanted = ['/', unknownAddress, ...addressesOf(routes, []).map(({ address }) => address)];
  const outcomes = await Promise.allSettled(
    [...new Set(wanted)].map((address) => fetchPage(shell.url, address, withoutDataTimeoutMs)),
  );
  const late = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason).replace(/^Error: /, '')] : [],
  );
  const cause = late.length > 0 ? await shell.end() : undefined;
  throwFaults(
    [...faultsIn(await shell.log(), candidate, false), ...(cause ? [`it ${cause}`] : late)].map(
      (fault) => `without data: ${fault}`,
    ),
  );
}

/**
 * Returns the result of rendering.
 * @throws Error with the cause if known, from the shell's log or the end of its process; otherwise the
 * original error
 */
export async function explained<Result>(
  { shell, candidate }: Rendering,
  rendering: Promise<Result>,
): Promise<Result> {
  try {
    return await rendering;
  } catch (error) {
    const cause = await shell.end();
    const faults = faultsIn(await shell.log(), candidate, true);
    throwFaults([...(cause ? [`it ${cause}`] : []), ...faults]);
    throw error;
  }
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
