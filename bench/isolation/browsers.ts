import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumPath } from '../../e2e/environment';
import type { BrowserReport } from './candidates';

/**
 * Visitors with a real browser, each from its own network: the shells trust one proxy, which the visitors
 * claim to be.
 */
export interface Browsers {
  /** Start of each visit, by `performance.now()`. */
  readonly begun: readonly number[];
  stop(): Promise<void>;
}

/** Time for a page to send its report, in milliseconds: signals are measured for ten seconds. */
const reportMs = { 'browser-errors': 1_500, 'view-signals': 12_000 } as const;

/** Concurrent visitors of each shell. Most of the time of longer visits is spent waiting. */
const perShell = { 'browser-errors': 2, 'view-signals': 5 } as const;

/** Time that a visitor reads before a click, and expects its effect, in milliseconds. */
const readMs = 1_500;
const effectMs = 300;
const maxClicks = 6;

let networks = 0;

/** Opens pages of all shells, one after the other on each, until stopped. @param report report to wait for */
export async function startBrowsers(origins: readonly string[], report: BrowserReport): Promise<Browsers> {
  const browser = await chromium.launch({ executablePath: chromiumPath });
  const begun: number[] = [];
  let stopped = false;
  const visitUntilStopped = async (origin: string) => {
    while (!stopped) {
      begun.push(performance.now());
      await visit(browser, origin, report);
    }
  };
  const visitors = origins.flatMap((origin) =>
    Array.from({ length: perShell[report] }, () => visitUntilStopped(origin)),
  );
  return {
    begun,
    async stop() {
      stopped = true;
      await Promise.all(visitors);
      await browser.close();
    },
  };
}

async function visit(browser: Browser, origin: string, report: BrowserReport): Promise<void> {
  networks += 1;
  const network = networks;
  const address = `203.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`;
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  try {
    await context.addCookies([{ name: 'kaadu_visitor', value: `browser-${network}`, url: origin }]);
    const page = await context.newPage();
    await page.route(/\/images\/|\.(png|woff2)/, (route) => route.abort());
    const reported = new Promise<void>((resolve) =>
      page.on('requestfinished', (request) => {
        if (request.url().endsWith(`/reports/${report}`)) resolve();
      }),
    );
    await page.goto(origin, { waitUntil: 'load' });
    const isReader = network % 2 === 0;
    if (report === 'view-signals' && !isReader) await clickLink(page);
    await Promise.race([reported, sleep(reportMs[report])]);
  } finally {
    await context.close();
  }
}

/** Clicks where a link is, repeatedly as long as nothing happens. */
async function clickLink(page: Page): Promise<void> {
  await page.locator('[data-part=page][data-interactive]').waitFor({ state: 'attached' });
  await sleep(readMs);
  const box = await page.locator('main a:visible').first().boundingBox();
  const before = page.url();
  for (let click = 0; box && click < maxClicks && page.url() === before; click += 1) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await sleep(effectMs);
  }
}
