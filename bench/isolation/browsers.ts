import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright';
import { chromiumPath } from '../../e2e/environment';

/**
 * Visitors with a real browser, each from its own network: the shells trust one proxy, which the visitors
 * claim to be.
 */
export interface Browsers {
  stop(): Promise<void>;
}

/** Time for a page to report its errors, in milliseconds. */
const reportMs = 1_500;

/** Concurrent visitors of each shell. */
const perShell = 2;

let networks = 0;

/** Opens pages of all shells, one after the other on each, until stopped. */
export async function startBrowsers(origins: readonly string[]): Promise<Browsers> {
  const browser = await chromium.launch({ executablePath: chromiumPath });
  let stopped = false;
  const visitUntilStopped = async (origin: string) => {
    while (!stopped) await visit(browser, origin);
  };
  const visitors = origins.flatMap((origin) =>
    Array.from({ length: perShell }, () => visitUntilStopped(origin)),
  );
  return {
    async stop() {
      stopped = true;
      await Promise.all(visitors);
      await browser.close();
    },
  };
}

async function visit(browser: Browser, origin: string): Promise<void> {
  networks += 1;
  const address = `203.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  try {
    await context.addCookies([{ name: 'kaadu_visitor', value: `browser-${networks}`, url: origin }]);
    const page = await context.newPage();
    await page.route(/\/images\/|\.(png|woff2)/, (route) => route.abort());
    const reported = new Promise<void>((resolve) =>
      page.on('requestfinished', (request) => {
        if (request.url().endsWith('/reports/browser-errors')) resolve();
      }),
    );
    await page.goto(origin, { waitUntil: 'load' });
    await Promise.race([reported, sleep(reportMs)]);
  } finally {
    await context.close();
  }
}
