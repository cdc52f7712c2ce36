import { slots } from '@kaadu/contracts';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { WhenFree } from '../browser';
import type { VisitorAccount } from './visitor-account';
import { compareVisits } from './compare-visits';
import { makeVisit, type VisitOptions } from './make-visit';
import { earlierEntry } from './stored-entry';
import type { FailedVisit, Visit } from './visit';

export interface VisitedSites {
  /** URL of the site with the candidate. */
  readonly siteUrl: string;
  /** URL of the site with the live version. */
  readonly liveUrl: string;
  readonly addresses: readonly string[];
  readonly remote: string;
  readonly account: VisitorAccount | undefined;
  readonly limits: Pick<VisitOptions, 'stayMs' | 'hydrationMs'>;
  readonly whenFree: WhenFree;
}

/** A visitor of one page. */
interface Visitor {
  readonly address: string;
  readonly label: string;
  readonly options: BrowserContextOptions;
  readonly account?: VisitorAccount;
  /** Whether the browser lacks what only Chromium has. */
  readonly isPlain: boolean;
  /** Called when the page is open with both versions, or cannot be opened. */
  readonly onOpened: () => void;
}

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Globals that Safari or Firefox lack. */
const chromiumOnly = [
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
  'navigation',
  'cookieStore',
  'launchQueue',
  'showOpenFilePicker',
  'EyeDropper',
  'PerformanceLongAnimationFrameTiming',
];

export interface StartedComparison {
  /** Resolves when every visitor's page is open, or cannot be opened. */
  readonly opened: Promise<unknown>;
  /** Faults that visitors of the candidate have, as seen in two visits. */
  readonly faults: Promise<string[]>;
}

/**
 * Visits pages with the candidate and with the live version in Chromium, on a desktop signed out and on a
 * phone signed in, without the globals that other browsers lack.
 */
export function compareWithLive(browser: Browser, sites: VisitedSites): StartedComparison {
  const visitors = visitorsOf(sites).map((visitor) => {
    let onOpened = () => {};
    const opened = new Promise<void>((resolve) => (onOpened = resolve));
    const faults = compareTwice(browser, sites, { ...visitor, onOpened });
    return { opened: Promise.race([opened, faults]), faults };
  });
  const faults = Promise.all(visitors.map(({ faults }) => faults)).then((all) => all.flat());
  // Awaited later than they may fail.
  faults.catch(() => undefined);
  return { opened: Promise.all(visitors.map(({ opened }) => opened)), faults };
}

async function compareTwice(browser: Browser, sites: VisitedSites, visitor: Visitor): Promise<string[]> {
  const first = await compareOnce(browser, sites, visitor);
  if (first.faults.length === 0) return [];
  // Busy machines and rotating content cause differences that do not occur again.
  const second = await compareOnce(browser, sites, visitor);
  if (!first.isLiveSeen && !second.isLiveSeen) return [];
  const again = new Set(second.faults.map(kindOf));
  return first.faults
    .filter((fault) => again.has(kindOf(fault)))
    .map((fault) => `${visitor.label}: ${fault}`);
}

/** Returns the words of a fault without its figures, which differ from visit to visit. */
const kindOf = (fault: string) => fault.replaceAll(/\d+/g, '').split(/[:;]/)[0];

function visitorsOf({ addresses, account }: VisitedSites): Omit<Visitor, 'onOpened'>[] {
  const [first = '/'] = addresses;
  return [
    ...addresses.map((address) => ({
      ...{ address, options: desktop, isPlain: false },
      label: `on ${address} at 1280 px`,
    })),
    {
      ...{ address: first, options: phone, isPlain: true },
      ...(account && { account }),
      label: `on ${first} at 390 px${account ? ', signed in' : ''}, without globals of Chromium`,
    },
  ];
}

interface Comparison {
  readonly faults: readonly string[];
  /** Whether the visit of the live version was possible: a candidate that keeps the machine busy can prevent it. */
  readonly isLiveSeen: boolean;
}

async function compareOnce(browser: Browser, sites: VisitedSites, visitor: Visitor): Promise<Comparison> {
  let opening = 2;
  const onOpened = () => {
    opening -= 1;
    if (opening === 0) visitor.onOpened();
  };
  const [live, candidate] = await Promise.all([
    visitAs(browser, sites.liveUrl, sites, { ...visitor, onOpened }),
    visitAs(browser, sites.siteUrl, sites, { ...visitor, onOpened }),
  ]);
  if ('failure' in live)
    return { faults: 'failure' in candidate ? [candidate.failure] : [], isLiveSeen: false };
  const own = Object.entries(slots).filter(([, { remote }]) => remote === sites.remote);
  const ownParts = new Set(own.length > 0 ? own.map(([name]) => name) : ['page']);
  return { faults: compareVisits(live, candidate, ownParts), isLiveSeen: true };
}

async function visitAs(
  browser: Browser,
  siteUrl: string,
  { limits, whenFree }: VisitedSites,
  { address, options, account, isPlain, onOpened }: Visitor,
): Promise<Visit | FailedVisit> {
  const { origin } = new URL(siteUrl);
  const cookie = { url: origin, name: earlierEntry.name, value: earlierEntry.value };
  const stored = { ...account?.storage, [earlierEntry.name]: earlierEntry.value };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...options,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    await context.addCookies([
      cookie,
      ...(account ? [{ url: origin, ...account.cookie, httpOnly: true }] : []),
    ]);
    if (isPlain) await context.addInitScript(removeGlobals, chromiumOnly);
    return await makeVisit(context, { siteUrl, address, whenFree, onOpened, ...limits });
  } finally {
    // A page that never yields is closed with the browser only.
    void context.close().catch(() => undefined);
  }
}

/** Runs in the page, before its scripts. */
function removeGlobals(names: readonly string[]): void {
  for (const name of names) {
    Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Object.getPrototypeOf(window), name);
  }
}
