import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { promote, rollback } from '@kaadu/release-core';
import * as z from 'zod';
import { publishBuilt } from '../../../scripts/site/builds/publish-built';
import { dataDir, root } from '../../environment';
import { expect, test } from '../../fixtures/shell-test';
import { findTrip, goToPayment, hold, openGateway, payByUpi } from '../../support/bookings/booking';
import { whenInteractive } from '../../support/pages/open-page';
import { newPerson } from '../../support/people/people';
import type { Shell } from '../../support/processes/shell';

/* A purchase spans two remotes: content has the experience, booking everything from the held trip on. */
type Remote = 'booking' | 'content';

const next = '9.1.0';
const newest = '9.2.0';

const PageState = z.object({ releases: z.record(z.string(), z.object({ version: z.string() })) });

/** Returns the versions with which the page's document was rendered. */
async function versionsOf(page: Page): Promise<Record<string, string | undefined>> {
  const state = PageState.parse(JSON.parse((await page.locator('#page-state').textContent()) ?? ''));
  return Object.fromEntries(Object.entries(state.releases).map(([name, { version }]) => [name, version]));
}

/** Publishes the site's build of a remote again, under another version. */
async function publishAgain({ store, storeDir, channel }: Shell, remote: Remote, version: string) {
  const build = { folder: join(root, `mfe-${remote}`, 'dist'), version, channel, by: 'e2e', note: 'a test' };
  await publishBuilt(store, { root, dataDir, store: storeDir }, build);
}

const move = ({ channel }: Shell) => ({ channel, by: 'e2e', reason: 'a test' });

/** Waits until the shell's documents have these versions. */
async function expectServed(shell: Shell, versions: Partial<Record<Remote, string | undefined>>) {
  const served = async () =>
    z
      .object({ versions: z.record(z.string(), z.string()) })
      .parse(await (await fetch(`${shell.url}/readyz`)).json()).versions;
  await expect.poll(served).toMatchObject(versions);
}

for (const { back, forth } of [
  { back: 'booking', forth: 'content' },
  { back: 'content', forth: 'booking' },
] as const) {
  test(
    `a purchase completes while ${back} is rolled back and ${forth} moves on`,
    { tag: '@booking' },
    async ({ page, shell: start }) => {
      const shell = await start({ name: `rolls-back-${back}` });
      for (const remote of [back, forth]) {
        await publishAgain(shell, remote, next);
        await promote(shell.store, remote, next, move(shell));
      }
      await publishAgain(shell, forth, newest);
      await expectServed(shell, { [back]: next, [forth]: next });

      const { href } = await findTrip();
      await page.goto(`${shell.url}${href}`);
      await whenInteractive(page);
      await hold(page);
      expect(await versionsOf(page)).toMatchObject({ [back]: next, [forth]: next });

      await rollback(shell.store, back, move(shell));
      await promote(shell.store, forth, newest, move(shell));
      const moved = { [back]: shell.versions[back], [forth]: newest };
      await expectServed(shell, moved);

      await goToPayment(page, newPerson());
      await page.reload();
      await whenInteractive(page);
      expect(await versionsOf(page)).toMatchObject(moved);
      await openGateway(page, /^Pay ₹/);
      await payByUpi(page, 'asha@bank');
      // The gateway redirects to the site, which serves other versions than this shell.
      await page.waitForURL(/\/buy\/success/);
      const { pathname, search } = new URL(page.url());
      await page.goto(`${shell.url}${pathname}${search}`);
      await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
      expect(await versionsOf(page)).toMatchObject(moved);
    },
  );
}
