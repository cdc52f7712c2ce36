import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { storageKeys } from '@kaadu/contracts';
import { serveSolo } from '../../../scripts/site/serve-solo';
import { apiUrl, root, sitePort } from '../../environment';
import { test, expect } from '../../fixtures/test';

/* Each remote on its own page, from source, with the real API and an otherwise unused event bus. */
const remotes = [
  { remote: 'header', port: sitePort + 31, shows: 'banner' },
  { remote: 'footer', port: sitePort + 32, shows: 'contentinfo' },
] as const;

const onEvent = (line: string) => process.stderr.write(`${line}\n`);

for (const { remote, port, shows } of remotes) {
  test(`the ${remote} runs alone on its solo page, apart from its development build`, async ({ page }) => {
    // `npm run dev` refuses files of other builds in this folder.
    const inBuild = join(root, `mfe-${remote}`, 'dist-development', 'solo');
    rmSync(inBuild, { recursive: true, force: true });
    const solo = await serveSolo(root, remote, { port, apiUrl, onEvent });
    await page.goto(solo.url);
    await expect(page.getByRole(shows)).toBeVisible();
    await solo.stop();
    expect(existsSync(inBuild)).toBe(false);
  });
}

for (const { remote, port, path, heading } of [
  { remote: 'booking', port: sitePort + 34, path: 'my-bookings', heading: 'My bookings' },
  { remote: 'admin', port: sitePort + 35, path: 'admin', heading: 'Back office' },
]) {
  test(`the ${remote} pages run alone on their solo page`, async ({ page }) => {
    const solo = await serveSolo(root, remote, { port, apiUrl, onEvent });
    await page.goto(solo.url + path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await solo.stop();
  });
}

test('the login modal runs alone and is opened by the stored flag', async ({ page }) => {
  const solo = await serveSolo(root, 'auth', { port: sitePort + 33, apiUrl, onEvent });
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), storageKeys.openLoginModal);
  await page.goto(solo.url);
  await expect(page.getByRole('dialog', { name: 'Login or sign up' })).toBeVisible();
  await solo.stop();
});
