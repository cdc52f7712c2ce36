import { promote, startCanary } from '@kaadu/release-core';
import type { Browser, Page } from '@playwright/test';
import { test, expect } from '../../fixtures/shell-test';
import { buildReplacement } from '../../support/releases/build-fixture';
import { publishFixture } from '../../support/releases/publish-fixture';
import { store as siteStore } from '../../support/releases/releases';
import type { LogLine, Shell } from '../../support/processes/shell';
import { headerOf } from '../../support/people/visitors';

// The tests build the same fixture.
test.describe.configure({ mode: 'default' });

const by = { by: 'e2e', reason: 'a test' };
/** The spec acts as the proxy, so that each visitor has their own IP address. */
const behindProxy = { TRUSTED_PROXIES: '1' };

/** Returns log lines about counted reports. */
async function counted(shell: Shell): Promise<LogLine[]> {
  return (await shell.log()).filter(({ msg }) => msg === 'a remote failed in a browser');
}

async function publishHeader(shell: Shell, source: string): Promise<string> {
  const original = await siteStore.readRelease('header', shell.versions['header'] ?? '');
  const bad = await buildReplacement(original, `isolation/${source}`);
  await publishFixture(shell, bad);
  return bad.release.version;
}

/** Opens a page from an IP address, optionally with a visitor's cookie, until the page meets a condition. */
async function visit(
  browser: Browser,
  { url, address, visitor }: { url: string; address: string; visitor?: string },
  awaited: (page: Page) => Promise<unknown>,
): Promise<void> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  if (visitor) await context.addCookies([{ name: 'kaadu_visitor', value: visitor, url }]);
  const page = await context.newPage();
  const done = awaited(page);
  await page.goto(url);
  await done;
  // A handler that is still reading its response would fail when the context closes.
  await page.unrouteAll({ behavior: 'wait' });
  await context.close();
}

const reportSent = (page: Page) => page.waitForResponse(/\/reports\/browser-errors$/);
/** Whether a report is sent, unless the page came without the version, which may be removed at any time. */
const reportSentAbout = (version: string) => (page: Page) => {
  const servedWithout = async () => {
    const document = await page.waitForResponse((response) => response.request().isNavigationRequest());
    if (headerOf(await document.text()) === version) await new Promise(() => undefined);
  };
  return Promise.race([reportSent(page), servedWithout()]);
};
const headerAt = async (url: string, visitor = 'any-visitor') =>
  headerOf(await (await fetch(url, { headers: { cookie: `kaadu_visitor=${visitor}` } })).text());

test('a version that throws only in browsers is taken out of service, and the page is complete again', async ({
  shell: start,
  browser,
}) => {
  const shell = await start({ name: 'browser-errors', env: behindProxy });
  const good = shell.versions['header'] ?? '';
  const bad = await publishHeader(shell, 'throws-in-the-browser');
  await promote(shell.store, 'header', bad, { ...by, channel: shell.channel });
  await expect.poll(() => headerAt(shell.url)).toBe(bad);

  for (let index = 0; index < 12 && (await headerAt(shell.url)) === bad; index += 1)
    await visit(browser, { url: shell.url, address: `203.0.113.${index}` }, reportSentAbout(bad));
  await expect.poll(() => headerAt(shell.url)).toBe(good);

  const lines = await counted(shell);
  expect(lines.length).toBeGreaterThanOrEqual(5);
  for (const line of lines)
    expect(line).toMatchObject({
      remote: 'header',
      version: bad,
      kind: 'render',
      cause: 'Error: the candidate throws in the browser',
    });
});

test('a canary that throws only in browsers ends for its visitors, and no other visitor is counted', async ({
  shell: start,
  browser,
}) => {
  const shell = await start({ name: 'browser-errors-canary', env: behindProxy });
  const good = shell.versions['header'] ?? '';
  const bad = await publishHeader(shell, 'throws-in-the-browser');
  const canary = { version: bad, percent: 50 };
  await startCanary(shell.store, 'header', canary, { ...by, channel: shell.channel });
  await expect.poll(async () => (await fetch(shell.url)).headers.get('cache-control')).toContain('no-store');
  const visitors = Array.from({ length: 40 }, (_, index) => `visitor-${index}`);
  const versions = await Promise.all(visitors.map((visitor) => headerAt(shell.url, visitor)));
  const chosen = visitors.filter((_, index) => versions[index] === bad);
  const [first = ''] = chosen;

  for (const [index, visitor] of chosen.slice(0, 12).entries()) {
    if ((await headerAt(shell.url, visitor)) !== bad) break;
    await visit(browser, { url: shell.url, address: `203.0.113.${index}`, visitor }, reportSentAbout(bad));
  }
  await expect.poll(() => headerAt(shell.url, first)).toBe(good);
  expect(new Set((await counted(shell)).map(({ version }) => version))).toEqual(new Set([bad]));
});

test('a version with a hydration mismatch counts as one that does not hydrate', async ({
  shell: start,
  browser,
}) => {
  const shell = await start({ name: 'browser-errors-hydration', env: behindProxy });
  const bad = await publishHeader(shell, 'differs-in-the-browser');
  await promote(shell.store, 'header', bad, { ...by, channel: shell.channel });
  await expect.poll(() => headerAt(shell.url)).toBe(bad);
  await visit(browser, { url: shell.url, address: '203.0.113.1' }, reportSent);
  expect(await counted(shell)).toMatchObject([{ remote: 'header', version: bad, kind: 'hydration' }]);
});

test('an altered file counts as a failure of its version, and a network failure does not', async ({
  shell: start,
  browser,
}) => {
  const shell = await start({ name: 'browser-errors-load', env: behindProxy });
  const entry = /\/releases\/footer\/.*\.js$/;
  await visit(browser, { url: shell.url, address: '203.0.113.1' }, async (page) => {
    await page.route(entry, (route) => route.abort('connectionreset'));
    await expect(page.locator('[data-fallback=footer]')).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
  expect(await counted(shell)).toEqual([]);
  await visit(browser, { url: shell.url, address: '203.0.113.2' }, async (page) => {
    await page.route(entry, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};` });
    });
    await reportSent(page);
  });
  expect(await counted(shell)).toMatchObject([{ remote: 'footer', kind: 'load' }]);
});

test('an outsider who repeats, forges and collects reports does not vote a version down', async ({
  shell: start,
}) => {
  const shell = await start({ name: 'browser-errors-outsider', env: behindProxy });
  const header = shell.versions['header'] ?? '';
  const openPage = async () =>
    /page;desc="([\w-]{48})"/.exec((await fetch(shell.url)).headers.get('server-timing') ?? '')?.[1] ?? '';
  const report = async (token: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${shell.url}/reports/browser-errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shell.url, ...headers },
      body: JSON.stringify({ token, remote: 'header', kind: 'render', message: 'made up' }),
    });
    return response.status;
  };
  const from = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}` });

  const token = await openPage();
  const statuses: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    // One page's token from many IP addresses, …
    statuses.push(await report(token, from(index)));
    // … own pages from one IP address, …
    statuses.push(await report(await openPage(), from(0)));
    // … forged tokens, and another site's page.
    statuses.push(await report(`A${token.slice(1)}`, from(100 + index)));
    statuses.push(await report(await openPage(), { ...from(150 + index), origin: 'https://evil.example' }));
  }
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await counted(shell)).toHaveLength(1);
  expect(await headerAt(shell.url)).toBe(header);
});
