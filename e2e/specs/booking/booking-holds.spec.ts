import { test, expect } from '../../fixtures/test';
import { expectFitsEveryWindow, phoneWindow } from '../../support/pages/barriers';
import {
  book,
  bookButton,
  fillTravellers,
  hold,
  openTrip,
  referenceOf,
} from '../../support/bookings/booking';
import { openPage, whenInteractive } from '../../support/pages/open-page';
import { newPerson } from '../../support/people/people';

// Checks run after transitions have ended.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a double click creates one hold, which survives a reload, the back button and a second tab', async ({
  page,
  context,
}) => {
  await openTrip(page);
  const holds: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/bookings')
      holds.push(request.url());
  });
  await bookButton(page).dblclick();
  await page.waitForURL(/\/buy\?ref=/);
  const reference = referenceOf(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.reload();
  await whenInteractive(page);
  await page.getByRole('button', { name: '15 more minutes' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^(29|30):/);

  const tab = await context.newPage();
  await openPage(tab, page.url());
  await expect(tab.getByRole('timer')).toHaveText(/^(29|30):/);
  await expect(tab.getByRole('button', { name: '15 more minutes' })).toHaveCount(0);
  await tab.close();

  await page.getByRole('button', { name: 'Continue to travellers' }).click();
  await expect(page.getByRole('heading', { name: 'Who is travelling' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Who is travelling' })).toHaveCount(0);
  await page.goBack();
  await expect(bookButton(page)).toBeEnabled();
  await page.goForward();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(referenceOf(page)).toBe(reference);
  expect(holds).toHaveLength(1);
});

test('after a hold the focus is on the heading of the checkout', async ({ page }) => {
  await openTrip(page);
  await hold(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(heading).toHaveText(/./);
});

test('input is kept while the network is down, and the hold follows the server’s clock', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const person = newPerson();
  await page.clock.install();
  await openTrip(page);
  await hold(page);
  await page.getByRole('button', { name: 'Continue to travellers' }).click();
  await fillTravellers(page, person);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Your details were not saved')).toBeVisible();
  await expectFitsEveryWindow(page);
  await expect(page.getByRole('group', { name: 'Contact' }).getByLabel('E-mail')).toHaveValue(person.email);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Check and pay' })).toBeVisible();
  // Its code is loaded on demand; the page's clock would end that.
  await expect(page.getByText('Split the price: everyone pays a part')).toBeVisible();

  await page.clock.fastForward('11:00');
  await expect(page.getByRole('timer')).toHaveText(/^3:/);
  for (const size of [phoneWindow, { width: 1280, height: 900 }]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: /^Pay ₹/ }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('timer')).toBeInViewport();
  }
  // The device's clock says that the hold is over; the server has the actual end.
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('timer')).toHaveText(/^14:/);
});

test('a released hold keeps the choice and can be held again', async ({ page }) => {
  const { trip } = await openTrip(page);
  const reference = await hold(page);
  const checkout = page.url();
  await page.getByRole('button', { name: 'Release it' }).click();
  await expect(page.getByLabel('Check-in')).toHaveValue(trip.from);
  await openPage(page, checkout);
  await expect(page.getByRole('heading', { name: 'Your hold has ended' })).toBeVisible();
  await expectFitsEveryWindow(page);
  await page.getByRole('button', { name: 'Hold it again' }).click();
  await page.waitForURL((address) => address.pathname.endsWith('/buy'));
  await expect(page.getByRole('timer')).toBeVisible();
  expect(referenceOf(page)).not.toBe(reference);
});

test.describe('a voucher', () => {
  test.use({ serviceWorkers: 'allow' });

  test('opens without a connection after it was opened once', async ({ page, context, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await openTrip(page);
    const reference = await book(page, newPerson());
    await page.getByRole('link', { name: 'Voucher', exact: true }).click();
    await expect(page.getByText('Saved for offline use')).toBeVisible();
    await expectFitsEveryWindow(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^You are offline\. Saved on /)).toBeVisible();
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
  });
});

test('a signed-out visitor finds a held trip from the header, continues with it and releases it', async ({
  page,
}) => {
  await openTrip(page);
  await hold(page);
  const reference = referenceOf(page);
  await openPage(page, '/');
  await page.getByRole('link', { name: /^Held trips, / }).click();
  await expect(page.getByRole('heading', { name: 'Held for you' })).toBeVisible();
  await page.getByRole('link', { name: `Continue with hold ${reference}` }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await openPage(page, '/my-bookings');
  await page.getByRole('button', { name: `Release hold ${reference}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release it' }).click();
  await expect(page.getByRole('heading', { name: 'Held for you' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Held trips/ })).toHaveCount(0);
});
