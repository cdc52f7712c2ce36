import { setTimeout as sleep } from 'node:timers/promises';
import { slots, statusPages } from '@kaadu/contracts';
import type { Release } from '@kaadu/federation/release';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { serveNoImages, type WhenFree } from './browser';
import { throwFaults, type Candidate } from './faults';
import { hasContent, type Address } from './pages';
import { unknownAddress } from './render-pages';

export interface Browsing {
  readonly siteUrl: string;
  readonly candidate: Candidate;
  readonly release: Release;
  readonly addresses: readonly Address[];
  /** Time limit for the hydration of a page, in milliseconds. */
  readonly hydrationMs: number;
  readonly whenFree: WhenFree;
}

/** A remote that fills slots is equal on every page, so only this many pages are opened. */
const pagesForSlots = 2;

/**
 * Opens pages of the composition in a browser. Every part must hydrate, the candidate's scripts
 * must load, and console and network must be free of errors and warnings.
 * @throws Error listing every fault
 */
export async function browsePages(browser: Browser, options: Browsing): Promise<void> {
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  const faults = await openAll(context, options);
  throwFaults(faults);
}

/**
 * Opens the selected pages.
 * @returns all faults
 */
async function openAll(context: BrowserContext, options: Browsing): Promise<string[]> {
  const opened = pagesToOpen(options).map((wanted) =>
    options.whenFree(async () => {
      const page = await context.newPage();
      await serveNoImages(page);
      const faults = await openOne(page, options, wanted);
      await page.close();
      return faults;
    }),
  );
  return [...new Set((await Promise.all(opened)).flat())];
}

interface WantedPage {
  readonly address: string;
  /** Exposes of the candidate that the page shows. */
  readonly exposes: readonly string[];
}

/** Chooses the pages that show the candidate: one of each of its own, or a few for a remote that fills slots. */
export function pagesToOpen({
  candidate,
  addresses,
}: Pick<Browsing, 'candidate' | 'addresses'>): WantedPage[] {
  const inSlots = Object.values(slots).filter(({ remote }) => remote === candidate.name);
  const exposes = inSlots.map(({ expose }) => expose);
  const own = addresses.filter(({ route, invented }) => route.remote === candidate.name && !invented);
  const byExpose = new Map(own.map(({ route, address }) => [route.expose, address]));
  if (statusPages.notFound.remote === candidate.name)
    byExpose.set(statusPages.notFound.expose, unknownAddress);
  if (byExpose.size === 0) {
    const fixed = addresses.filter(({ invented }) => !invented).map(({ address }) => address);
    return [...new Set(['/', ...fixed])].slice(0, pagesForSlots).map((address) => ({ address, exposes }));
  }
  return [...byExpose].map(([expose, address]) => ({ address, exposes: [...exposes, expose] }));
}

async function openOne(
  page: Page,
  { siteUrl, candidate, release, addresses, hydrationMs }: Browsing,
  { address, exposes }: WantedPage,
): Promise<string[]> {
  const faults: string[] = [];
  const loaded = new Set<string>();
  const isErrorPage = address === unknownAddress || !hasContent(addresses.map(({ route }) => route));
  const isExpected = (url: string) => isErrorPage && URL.canParse(url) && pathOf(url) === address;
  page.on('pageerror', (error) => faults.push(`uncaught ${String(error)}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isExpected(message.location().url)) return;
    faults.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A page aborts requests that it no longer needs; those are not failures.
    if (why !== 'net::ERR_ABORTED') faults.push(`${pathOf(request.url())} could not be loaded (${why})`);
  });
  page.on('response', (response) => {
    const path = pathOf(response.url());
    if (response.ok()) loaded.add(path);
    else if (!isExpected(response.url())) faults.push(`${path} responds with ${response.status()}`);
  });
  try {
    await page.goto(new URL(address, siteUrl).href, { waitUntil: 'domcontentloaded' });
    const waiting = await notHydrated(page, hydrationMs);
    if (waiting) faults.push(`React does not hydrate <${waiting}>`);
    const scripts = exposes.flatMap((expose) => release.exposes[expose]?.scripts ?? []);
    for (const script of [release.web.entry, ...scripts]) {
      const path = `/releases/${candidate.name}/${candidate.version}/${script}`;
      if (!loaded.has(path)) faults.push(`${script} was not loaded`);
    }
  } catch (error) {
    faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  page.removeAllListeners();
  return faults.map((fault) => `on ${address}: ${beginningOf(fault)}`);
}

/** Returns the first element that is not hydrated in time; undefined when all are. */
async function notHydrated(page: Page, withinMs: number): Promise<string | undefined> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const waiting = await page.evaluate(firstNotHydrated);
    if (!waiting || Date.now() > deadline) return waiting ?? undefined;
    await sleep(50);
  }
}

/**
 * Runs in the page. React marks hydrated elements with an internal property; there is no public one. Elements
 * inside `dangerouslySetInnerHTML` have none. Must not contain named functions: the compiler would add calls
 * to a helper that the page does not have.
 */
function firstNotHydrated(): string | null {
  if (document.documentElement.dataset['hydrated'] !== 'true') return 'html';
  for (const element of document.querySelectorAll('#root *')) {
    let raw = element.tagName === 'TEMPLATE';
    for (
      let above: Element | null = element;
      above && above.id !== 'root' && !raw;
      above = above.parentElement
    ) {
      const key = Object.keys(above).find((name) => name.startsWith('__reactProps$'));
      if (key === undefined) continue;
      if (above === element) raw = true;
      else raw = Object.hasOwn(Reflect.get(above, key), 'dangerouslySetInnerHTML');
    }
    if (!raw) return element.outerHTML.slice(1, 120);
  }
  // Elements get the property while React is still rendering; it reports mismatches when it is done.
  return document.querySelector('[data-part]:not([data-interactive])')?.outerHTML.slice(1, 120) ?? null;
}

/** Returns the message and the first line of the stack. */
function beginningOf(fault: string): string {
  const lines = fault.split('\n');
  const place = lines.findIndex((line) => line.trimStart().startsWith('at '));
  const wanted = place === -1 ? lines : lines.slice(0, place + 1);
  return wanted
    .map((line) => line.trim())
    .join(' ')
    .slice(0, 400);
}

function pathOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname);
}
