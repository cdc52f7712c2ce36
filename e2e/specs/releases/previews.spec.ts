import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signingKeyOf, signPreview } from '@kaadu/release-core';
import { ServiceClient } from '@kaadu/release-core/service-client';
import type { Page } from '@playwright/test';
import { publishBuilt } from '../../../scripts/site/builds/publish-built';
import { dataDir, root } from '../../environment';
import { test, expect } from '../../fixtures/shell-test';
import { expectNoBarriers } from '../../support/pages/barriers';
import { buildHeaderB, buildReplacement, type BuiltRelease } from '../../support/releases/build-fixture';
import { expectNoSidewaysScrolling } from '../../support/pages/layout';
import { openPage } from '../../support/pages/open-page';
import { previewToken } from '../../support/releases/preview';
import { publishFixture } from '../../support/releases/publish-fixture';
import { startService } from '../../support/processes/service';
import { startShell, type Shell } from '../../support/processes/shell';

// One shell for all tests, which do not move its channel.
test.describe.configure({ mode: 'default' });

let b: BuiltRelease;
let shell: Shell;
test.beforeAll(async ({ freePort }) => {
  b = await buildHeaderB();
  shell = await startShell({ name: 'previews', port: freePort() });
  await publishBoth(shell);
});
test.afterAll(() => shell?.stop());

const hourMs = 3_600_000;
const footerVersion = '8.8.8';

/** Publishes another header, and the site's footer again under another version. */
async function publishBoth(shell: Shell): Promise<void> {
  await publishFixture(shell, b);
  const { store, storeDir, channel } = shell;
  const footer = { folder: join(root, 'mfe-footer', 'dist'), version: footerVersion };
  const origin = { channel, by: 'e2e', note: 'a test' };
  await publishBuilt(store, { root, dataDir, store: storeDir }, { ...footer, ...origin });
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const brand = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
const pathOf = (link: string) => link.slice(new URL(link).origin.length);

test('a link by the release service previews two remotes on every shell, until it ends', async ({
  page,
  browser,
  shell: start,
  freePort,
}) => {
  // The second shell shares only the store with its trust list, and the channel.
  const shells = [shell, await start({ name: 'previews-2', shareWith: shell })];
  const service = await startService(shell, {
    name: 'preview-service',
    port: freePort(),
    env: { SITE_URL: shell.url, RELEASE_KEY: join(dataDir, 'keys', 'development.pem') },
  });
  const token = await service.token('two teams', '--roles', 'publish', '--remotes', 'header,footer');
  const request = { remotes: { header: b.release.version, footer: footerVersion }, hours: 2 };
  const { link } = await new ServiceClient({ url: service.url, token }).preview(shell.channel, request);
  await service.stop();
  expect(link.startsWith(`${shell.url}/preview?token=`)).toBe(true);

  for (const { url } of shells) {
    await openPage(page, `${url}${pathOf(link)}`);
    await expect(brand(page, 'Header B')).toBeVisible();
    await expect(banner(page)).toContainText(`header ${b.release.version} and footer ${footerVersion} until`);
    const response = await openPage(page, `${url}/about`);
    expect(response.headers()['cache-control']).toBe('private, no-store');
    expect(response.headers()['x-robots-tag']).toBe('noindex');
    await expect(banner(page)).toBeVisible();
    await page.context().clearCookies();
  }

  const { url } = shell;
  await openPage(page, `${url}${pathOf(link)}`);
  await page.getByRole('button', { name: 'Greet' }).click();
  await expect(page.getByRole('button', { name: 'Hello from B' })).toBeVisible();
  const others = await browser.newPage();
  await openPage(others, url);
  await expect(brand(others, 'Kaadu Trails')).toBeVisible();
  await expect(banner(others)).toHaveCount(0);
  await others.close();
  await banner(page).getByRole('button', { name: 'End preview' }).click();
  await expect(brand(page, 'Kaadu Trails')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('the note of a preview is readable, accessible and usable at every width, also without scripts', async ({
  page,
  browser,
}) => {
  const token = await previewToken(shell, { header: b.release.version, footer: footerVersion });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, `${shell.url}/preview?token=${token}`);
    await expect(banner(page).getByRole('button', { name: 'End preview' })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScrolling(page);
    await expectNoBarriers(page);
    await page.screenshot({ path: test.info().outputPath(`note-${width}.png`) });
  }
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const scriptless = await plain.newPage();
  await scriptless.goto(`${shell.url}/preview?token=${token}`);
  await banner(scriptless).getByRole('button', { name: 'End preview' }).click();
  await expect(brand(scriptless, 'Kaadu Trails')).toBeVisible();
  await expect(banner(scriptless)).toHaveCount(0);
  await plain.close();
});

test('an invalid link or cookie explains why, and does not show the live site', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 4\d\d/);
  const [payload = '', ...signature] = (await previewToken(shell, { footer: footerVersion })).split('.');
  const stranger = await signingKeyOf(
    { root, dataFolder: shell.dataDir, store: join(shell.dataDir, 'another-store') },
    ['header'],
  );
  const remotes = { header: b.release.version };
  const valid = { channel: shell.channel, remotes, expires: Date.now() + hourMs };
  const unusable: readonly (readonly [status: number, title: string, token: string])[] = [
    [403, 'This preview link is not valid', [`${payload}x`, ...signature].join('.')],
    [403, 'This preview link is not valid', signPreview(valid, stranger)],
    [410, 'This preview has ended', await previewToken(shell, remotes, Date.now() - 1)],
    [404, 'This preview is for another site', await previewToken({ ...shell, channel: 'other' }, remotes)],
    [404, 'This preview is gone', await previewToken(shell, { header: '7.7.7' })],
    [422, 'This preview cannot be shown', await previewToken(shell, { footer: await damagedFooter(shell) })],
  ];
  for (const [status, title, token] of unusable) {
    const opened = await page.goto(`${shell.url}/preview?token=${token}`);
    expect(opened?.status(), title).toBe(status);
    expect(opened?.headers()['set-cookie'], title).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.context().addCookies([{ name: 'kaadu_preview', value: token, url: shell.url }]);
    expect((await page.goto(`${shell.url}/about`))?.status(), title).toBe(status);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('#root')).toHaveCount(0);
    await page.context().clearCookies();
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${shell.url}/preview?token=x`);
  await expectNoSidewaysScrolling(page);
  await expectNoBarriers(page);
  await page.screenshot({ path: test.info().outputPath('refused-320.png') });
  await page.getByRole('button', { name: 'Go to the live site' }).click();
  await expect(brand(page, 'Kaadu Trails')).toBeVisible();
});

/** Publishes a version of the footer and modifies one of its files. */
async function damagedFooter({ store, storeDir, channel }: Shell): Promise<string> {
  const version = '8.8.9';
  const footer = { folder: join(root, 'mfe-footer', 'dist'), version, channel, by: 'e2e', note: 'a test' };
  await publishBuilt(store, { root, dataDir, store: storeDir }, footer);
  const entry = join(storeDir, 'releases', 'footer', version, 'server', 'entry.cjs');
  await writeFile(entry, `${await readFile(entry, 'utf8')}\n`);
  return version;
}

test('a preview that stops a render worker ends with the reason, not with the live version', async () => {
  const { header = '' } = shell.versions;
  const original = await shell.store.readRelease('header', header);
  const loops = await buildReplacement(original, 'isolation/endless/loops-in-render');
  await publishFixture(shell, loops);
  const token = await previewToken(shell, { header: loops.release.version });
  for (const attempt of [1, 2]) {
    const response = await fetch(`${shell.url}/about`, { headers: { cookie: `kaadu_preview=${token}` } });
    expect(response.status, `attempt ${attempt}`).toBe(422);
    expect(await response.text()).toContain('This preview cannot be shown');
  }
});
