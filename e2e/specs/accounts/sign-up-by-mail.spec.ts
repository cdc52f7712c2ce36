import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runSite } from '../../../scripts/site/run-site';
import { apiPort, dataDir, root, siteChannel, sitePort, storeDir } from '../../environment';
import { test, expect } from '../../fixtures/test';
import { whenInteractive } from '../../support/pages/open-page';
import { startMailServer } from '../../support/people/mail-server';
import { newPerson } from '../../support/people/people';

/*
 * The complete journey of a new person on a phone, recorded as a trace, with the code from a real SMTP
 * server.
 */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, trace: 'on' });

test('a new person signs up on a phone with a code received by e-mail', async ({ page }) => {
  const folder = join(dataDir, 'by-mail');
  await rm(folder, { recursive: true, force: true });
  const mailServer = await startMailServer(sitePort + 36);
  const env = {
    port: sitePort + 37,
    apiPort: apiPort + 37,
    // This spec makes no payments.
    sandboxPort: undefined,
    dataDir: folder,
    store: storeDir,
    channel: siteChannel,
    verbose: false,
  };
  const extra = {
    RELEASE_CHANNEL: siteChannel,
    RELEASE_STORE: storeDir,
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'warn',
  };
  const site = await runSite({ root, env, extra, onEvent: (line) => process.stderr.write(`${line}\n`) });
  try {
    const person = newPerson();
    await page.goto(`${site.siteUrl}/experiences?page=1`);
    await whenInteractive(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Login' }).click();
    const modal = page.getByRole('dialog', { name: 'Login or sign up' });
    await modal.getByLabel('E-mail').fill(person.email);
    await modal.getByLabel('Mobile number').fill(person.phone);
    await modal.getByRole('button', { name: 'Get OTP' }).click();
    await expect(modal.getByText('OTP has been sent to your email and mobile number')).toBeVisible();

    await expect.poll(() => mailServer.emailsTo(person.email).length).toBe(1);
    const [email = ''] = mailServer.emailsTo(person.email);
    await modal.getByRole('textbox', { name: 'OTP' }).fill(/^(\d{6})\b/m.exec(email)?.[1] ?? 'no code in it');
    await modal.getByRole('button', { name: 'Sign in' }).click();

    await modal.getByLabel('First name').fill(person.firstName);
    await modal.getByLabel('Last name').fill(person.lastName);
    const reloaded = page.waitForEvent('domcontentloaded');
    await modal.getByRole('button', { name: 'Continue' }).click();
    await reloaded;
    await whenInteractive(page);
    expect(new URL(page.url()).search).toBe('?page=1');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Menu' }).getByText(`Hello ${person.firstName}`),
    ).toBeVisible();
  } finally {
    await site.stop();
    await mailServer.stop();
  }
});
