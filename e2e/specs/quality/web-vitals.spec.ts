import type { Page } from '@playwright/test';
import { test, expect } from '../../fixtures/shell-test';
import { openPage } from '../../support/pages/open-page';

test('a visit records measurements by route, remote and version', async ({
  shell: start,
  freePort,
  page,
}) => {
  const port = freePort();
  const shell = await start({ name: 'web-vitals', env: { METRICS_PORT: String(port) } });
  const metrics = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    return (await response.text()).split('\n').filter((line) => line.startsWith('web_vital'));
  };
  await openPage(page, `${shell.url}/stories`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await whenFirstInputIsMeasured(page);
  await page.goto('about:blank');

  const content = `route="/stories",remote="content",version="${shell.versions['content']}"`;
  for (const metric of ['LCP', 'FCP', 'TTFB', 'FID'])
    await expect.poll(metrics).toContainEqual(expect.stringContaining(`{metric="${metric}",${content}} 1`));
  await expect.poll(metrics).toContainEqual(expect.stringContaining('web_vitals_total{metric="CLS"'));
});

test('a visit reports signals of harm once, when the visitor hides the page', async ({
  shell: start,
  page,
}) => {
  const shell = await start({ name: 'view-signals' });
  const reports = await recordBeacons(page, '/reports/view-signals');
  await openPage(page, `${shell.url}/stories`);
  await page.waitForLoadState('networkidle');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  for (let click = 0; click < 3; click += 1) await heading.click();
  // An effect may take half a second.
  await page.waitForFunction(
    (since) => performance.now() > since + 600,
    await page.evaluate(() => performance.now()),
  );
  for (let leave = 0; leave < 2; leave += 1) await hide(page);
  await expect
    .poll(() => reports)
    .toEqual([
      expect.objectContaining({ rageClicks: 1, bounces: 0, fallbacks: 0, bytes: expect.any(Number) }),
    ]);
});

test('the log names a file that takes longer than three seconds, with its version', async ({
  shell: start,
  page,
  problems,
}) => {
  // The slow file is a preloaded one.
  problems.allow(/was preloaded using link preload but not used/);
  const shell = await start({ name: 'web-vitals-slow' });
  await page.route(/\/releases\/footer\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3200));
    await route.continue();
  });
  await openPage(page, `${shell.url}/about`);
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  const lines = async () =>
    (await shell.log()).filter(({ msg }) => msg === 'a resource was slow in a browser');
  await expect
    .poll(lines)
    .toContainEqual(
      expect.objectContaining({ route: '/about', remote: 'footer', version: shell.versions['footer'] }),
    );
});

/** Records the beacons of a page to a path, whose bodies Playwright does not see. */
async function recordBeacons(page: Page, path: string): Promise<readonly unknown[]> {
  const bodies: unknown[] = [];
  await page.exposeFunction('recordBeacon', (url: string, body: string) => {
    if (url === path) bodies.push(JSON.parse(body));
  });
  await page.addInitScript(() => {
    navigator.sendBeacon = (url, body) => {
      void new Response(body).text().then((text) => Reflect.get(window, 'recordBeacon')(String(url), text));
      return true;
    };
  });
  return bodies;
}

/** Hides a page as if the visitor had chosen another tab. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    dispatchEvent(new Event('visibilitychange'));
  });
}

/** Waits for the entry of the first input, which a browser creates with the frame after the input. */
async function whenFirstInputIsMeasured(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'first-input', buffered: true });
      }),
  );
}
