import type { Browser, Page } from '@playwright/test';
import { siteUrl } from '../../environment';
import { test, expect } from '../../fixtures/test';
import { expectFitsEveryWindow } from '../../support/pages/barriers';
import { emailTo, goToPayment, hold, openGateway, openTrip, payByUpi } from '../../support/bookings/booking';
import { openPage, whenInteractive } from '../../support/pages/open-page';
import { newPerson } from '../../support/people/people';

// Checks run after transitions have ended.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a link of the site in a browser of its own. Close its context at the end. */
async function openElsewhere(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openPage(page, url);
  return page;
}

/** Pays the part of the page's link in the payment sandbox, and returns to it. */
async function payPart(page: Page): Promise<void> {
  await openGateway(page, /^Pay ₹/);
  await payByUpi(page, 'asha@bank');
  await page.waitForURL(/\/shared-trip/);
  await whenInteractive(page);
}

test('two people pay a part of one trip each, and the person who holds it is booked', async ({
  page,
  browser,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = newPerson();
  await openTrip(page);
  await hold(page);
  await goToPayment(page, person);
  await page.getByText('Split the price: everyone pays a part').click();
  await page.getByLabel('Name for part 2 (optional)').fill('Ravi Rao');
  await expectFitsEveryWindow(page);
  await page.getByRole('button', { name: 'Split into 2 parts' }).click();
  await expect(page.getByRole('heading', { name: '0 of 2 parts paid' })).toBeVisible();
  await expectFitsEveryWindow(page);
  await page.getByRole('button', { name: 'Release it' }).click();
  await expectFitsEveryWindow(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  const parts = page.getByRole('list', { name: 'Parts of the price' }).getByRole('listitem');
  const own = await parts.getByRole('link', { name: 'Pay your part' }).getAttribute('href');
  await parts.getByRole('button', { name: 'Copy link for Ravi Rao' }).click();
  await expect(parts.getByRole('button', { name: 'Copied for Ravi Rao' })).toBeVisible();
  const theirs = await page.evaluate(() => navigator.clipboard.readText());

  const first = await openElsewhere(browser, own ?? '');
  await expect(first.getByRole('heading', { name: 'Pay your part' })).toBeVisible();
  await expectFitsEveryWindow(first);
  await payPart(first);
  await expect(first.getByRole('heading', { name: 'You have paid your part' })).toBeVisible();
  await expect(first.getByRole('heading', { name: '1 of 2 parts paid' })).toBeVisible();
  await expectFitsEveryWindow(first);

  const second = await openElsewhere(browser, theirs);
  await expect(
    second.getByRole('heading', { name: `${person.firstName} shares the price with you` }),
  ).toBeVisible();
  await expect(second.getByText(person.email)).toHaveCount(0);
  await payPart(second);
  await expect(second.getByRole('heading', { name: 'Your trip is booked' })).toBeVisible();
  await expectFitsEveryWindow(second);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await page.getByRole('link', { name: 'See your confirmation' }).click();
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  await emailTo(person.email, /^Confirmed/);
  for (const other of [first, second]) await other.context().close();
});
