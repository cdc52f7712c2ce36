import type { Browser, Locator, Page } from '@playwright/test';

/** Interaction times on a slow phone, in milliseconds. */
export interface Interactions {
  /** Longest interaction by the definition of INP: from the input to the next frame. */
  readonly typing: number;
  readonly openingLogin: number;
  /** Time from a press of Login, made as soon as the page is shown, to the open form. */
  readonly earlyClick: number;
}

/** Factor by which the CPU is slowed down. */
const slowdown = 4;

async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    Reflect.set(window, 'interactionTimes', []);
    const times = Reflect.get(window, 'interactionTimes') as number[];
    // Event Timing: durations are of complete interactions, in steps of 8 ms.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId')) times.push(entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  return page;
}

/** Returns the longest interaction since the last call. */
async function longest(page: Page): Promise<number> {
  // Entries arrive with a later frame than the one that they describe.
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const times = Reflect.get(window, 'interactionTimes') as number[];
    const max = Math.max(0, ...times);
    times.length = 0;
    return max;
  });
}

const loginButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /log ?in/i });

/**
 * Clicks like a visitor, whose pointer rests first. By default the browser driver moves and presses within
 * one task, in which it also searches for covering elements. That takes 100 ms on a slow processor, which no
 * visitor experiences.
 */
async function click(target: Locator): Promise<void> {
  await target.hover();
  await target.page().waitForTimeout(300);
  await target.click({ force: true });
}

/** Types in the header's search and opens the login, on an interactive home page. */
async function measureInteractive(browser: Browser, url: string): Promise<Omit<Interactions, 'earlyClick'>> {
  const page = await slowPage(browser);
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('html:not(:has([data-part]:not([data-interactive])))').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await longest(page);
  const search = page.getByRole('banner').getByRole('combobox').first();
  await click(search);
  await search.pressSequentially('coorg river', { delay: 120 });
  const typing = await longest(page);
  await page.keyboard.press('Escape');
  await longest(page);
  await click(loginButton(page).first());
  await page.getByRole('dialog').first().waitFor();
  const openingLogin = await longest(page);
  await page.context().close();
  return { typing, openingLogin };
}

/** Presses Login as soon as the button is painted, long before its script has run. */
async function measureEarlyClick(browser: Browser, url: string): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(url, { waitUntil: 'commit' });
  const button = loginButton(page).first();
  await button.waitFor();
  const pressed = performance.now();
  await button.dispatchEvent('click');
  await page.getByRole('dialog').first().waitFor();
  const ms = performance.now() - pressed;
  await page.context().close();
  return ms;
}

/** Measures one round of all interactions. */
export async function measureInteractions(browser: Browser, url: string): Promise<Interactions> {
  return { ...(await measureInteractive(browser, url)), earlyClick: await measureEarlyClick(browser, url) };
}
