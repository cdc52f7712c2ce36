import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, ElementHandle, Page } from '@playwright/test';
import { root } from '../environment';
import { expect, test } from '../fixtures/test';
import {
  buildOutsideRemote,
  frameworkRemotes,
  outsideRemotes,
  packageVersions,
  type OutsideRemote,
} from '../support/interop/build-outside-remote';
import { interopDocument, type InteropRow } from '../support/interop/interop-table';
import { SecondSite, whenHydrated } from '../support/releases/second-site';

// One copy of the site, whose notices are built by one toolchain after the other.
test.describe.configure({ mode: 'serial' });

let site: SecondSite;
const rows: InteropRow[] = [];

test.beforeAll(async () => {
  site = await SecondSite.copy();
  // Builds of other toolchains contain their own federation runtime, and some another framework.
  await site.edit('package.json', { '"notices": 8': '"notices": 100' });
  await Promise.all([site.buildHost(), site.release(['keys', 'new', 'hours'])]);
  await site.release(['keys', 'new', 'notices']);
  const version = await site.build('hours');
  await site.publish('hours', 'hours', '--skip-types');
  await promote('hours', version);
  await site.start();
});

test.afterAll(() => site.remove());

const promote = (remote: string, version: string) => site.release(['promote', `${remote}@${version}`]);

const servedHtml = async () => (await fetch(site.url)).text();

async function servedVersions(): Promise<string[]> {
  const found = (await servedHtml()).matchAll(/\/releases\/notices\/([^/"]+)\//g);
  return [...new Set([...found].map(([, version = '']) => version))];
}

function importBuild({ hasServerBuild }: OutsideRemote, folder: string): Promise<string> {
  const server = hasServerBuild ? ['--server', 'server/remoteEntry.js'] : [];
  return site.import('notices', folder, '--manifest', 'web/mf-manifest.json', ...server);
}

const panel = (page: Page, { toolchain }: OutsideRemote) =>
  page.getByRole('region', { name: `Notices by ${toolchain}` });

/** Returns the loaded scripts of the remote that contain an implementation of React. */
function copiesOfReact(page: Page): Promise<string>[] {
  const found: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!/\/releases\/notices\/.*\.js$/.test(response.url())) return;
    const read = response.text().then((text) => (/react\.strict_mode/.test(text) ? response.url() : ''));
    found.push(read);
  });
  return found;
}

for (const remote of outsideRemotes) {
  test(`a remote that ${remote.toolchain} built is imported, rendered, hydrated, promoted and rolled back`, async ({
    page,
  }) => {
    test.slow();
    const [build, nextBuild] = [
      await buildOutsideRemote(remote),
      await buildOutsideRemote(remote, ['I am coming', 'Count me in']),
    ];
    const first = await importBuild(remote, build);
    await promote('notices', first);
    await expect.poll(servedVersions).toEqual([first]);
    const html = await servedHtml();
    const isRendered = html.includes(`Built by ${remote.toolchain}`);
    expect(isRendered).toBe(remote.hasServerBuild);
    expect(html.includes('This part of the page is on its way.')).toBe(!remote.hasServerBuild);

    const copies = copiesOfReact(page);
    await page.goto(site.url);
    await whenHydrated(panel(page, remote));
    await expect(panel(page, remote)).toContainText('3 neighbours are coming.');
    await panel(page, remote).getByRole('button', { name: 'I am coming' }).click();
    await expect(panel(page, remote)).toContainText('4 neighbours are coming.');
    await whenHydrated(page.getByRole('region', { name: 'Opening hours' }));
    expect(copies.length).toBeGreaterThan(0);
    const loadedCopies = (await Promise.all(copies)).filter(Boolean);
    expect(loadedCopies).toEqual([]);

    const second = await importBuild(remote, nextBuild);
    await promote('notices', second);
    await expect.poll(servedVersions).toEqual([second]);
    await page.goto(site.url);
    await whenHydrated(panel(page, remote));
    await panel(page, remote).getByRole('button', { name: 'Count me in' }).click();
    await expect(panel(page, remote)).toContainText('4 neighbours are coming.');
    await site.release(['rollback', 'notices']);
    await expect.poll(servedVersions).toEqual([first]);
    const packages = await packageVersions(remote);
    rows.push({ toolchain: remote.toolchain, packages, isRendered, copiesOfReact: loadedCopies.length });
  });
}

/** Opens the page without JavaScript, and checks the server's markup and styles. */
async function expectMarkupWithoutScripts(browser: Browser, remote: OutsideRemote): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  await expect(panel(page, remote)).toContainText('3 neighbours are coming.');
  await expect(panel(page, remote)).toHaveCSS('border-inline-start-width', '4px');
  await context.close();
}

/** Opens the page and returns the server's element of the panel, from before the remote's scripts run. */
async function openWithServerElement(page: Page, remote: OutsideRemote): Promise<ElementHandle> {
  let loadScripts = () => {};
  const isFound = new Promise<void>((resolve) => (loadScripts = resolve));
  await page.route('**/releases/notices/**/*.js', async (route) => {
    await isFound;
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: 'commit' });
  const element = await panel(page, remote).elementHandle();
  if (!element) throw new Error('The server has not rendered the panel');
  await expect(panel(page, remote).getByRole('button')).toBeDisabled();
  loadScripts();
  return element;
}

for (const remote of frameworkRemotes) {
  test(`a remote in ${remote.toolchain} is rendered, hydrated, promoted and rolled back`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const first = await importBuild(remote, await buildOutsideRemote(remote));
    await promote('notices', first);
    await expect.poll(servedVersions).toEqual([first]);
    await expectMarkupWithoutScripts(browser, remote);

    const copies = copiesOfReact(page);
    const element = await openWithServerElement(page, remote);
    // The button is enabled once the framework has hydrated it.
    await panel(page, remote).getByRole('button', { name: 'I am coming' }).click();
    await expect(panel(page, remote)).toContainText('4 neighbours are coming.');
    const isKept = await panel(page, remote).evaluate((shown, server) => shown === server, element);
    expect(isKept, "the server's element is hydrated").toBe(true);
    await whenHydrated(page.getByRole('region', { name: 'Opening hours' }));
    expect(copies.length).toBeGreaterThan(0);
    const loadedCopies = (await Promise.all(copies)).filter(Boolean);
    expect(loadedCopies).toEqual([]);

    const second = await importBuild(
      remote,
      await buildOutsideRemote(remote, ['I am coming', 'Count me in']),
    );
    await promote('notices', second);
    await expect.poll(servedVersions).toEqual([second]);
    await page.goto(site.url);
    await panel(page, remote).getByRole('button', { name: 'Count me in' }).click();
    await expect(panel(page, remote)).toContainText('4 neighbours are coming.');
    await site.release(['rollback', 'notices']);
    await expect.poll(servedVersions).toEqual([first]);
    const packages = await packageVersions(remote);
    rows.push({
      toolchain: remote.toolchain,
      packages,
      isRendered: true,
      copiesOfReact: loadedCopies.length,
    });
  });
}

test('the table in the documentation matches the measurements', async () => {
  const file = join(root, 'docs', 'interop.md');
  const measured = interopDocument(rows);
  if (process.env['UPDATE_TABLES'] === '1') await writeFile(file, measured);
  expect(await readFile(file, 'utf8')).toBe(measured);
});
