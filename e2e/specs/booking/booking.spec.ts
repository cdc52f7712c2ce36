import { formatPaise } from '@kaadu/contracts';
import { test, expect } from '../../fixtures/test';
import { expectFitsEveryWindow, expectNoBarriers } from '../../support/pages/barriers';
import {
  barButton,
  book,
  bookButton,
  countTaps,
  emailTo,
  fillDocuments,
  findTrip,
  goToPayment,
  hold,
  openGateway,
  openTrip,
  payByUpi,
  readCalendar,
  readPdf,
  referenceOf,
} from '../../support/bookings/booking';
import { openAccount } from '../../support/pages/header';
import { openPage, whenInteractive } from '../../support/pages/open-page';
import { newPerson } from '../../support/people/people';
import { signUp } from '../../support/people/sign-in';

// Checks run after transitions have ended.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'a guest finds a stay for a weekend, books it in 14 taps with every field, and reads its papers',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    const person = newPerson();
    const started = Date.now();
    const { tap, count } = countTaps();

    await openPage(page, '/');
    const search = page.getByRole('search', { name: 'Find an experience' });
    await tap(search.getByRole('button', { name: 'Next weekend' }));
    await tap(search.getByRole('link', { name: 'Stays' }));
    const stays = page.getByRole('list', { name: 'Experiences' }).getByRole('listitem');
    await tap(stays.first().getByRole('link').first());
    const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
    const button = isPhone ? barButton(page) : bookButton(page);
    await expect(button).toBeEnabled();
    const day = new URL(page.url()).searchParams.get('from');
    await expectNoBarriers(page);
    const reference = await hold(page, tap, button);
    await expectNoBarriers(page);
    await goToPayment(page, person, tap);
    await expectNoBarriers(page);
    await openGateway(page, /^Pay ₹/, tap);
    await payByUpi(page, 'asha@bank', tap);
    await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
    const seconds = Math.round((Date.now() - started) / 1000);
    test.info().annotations.push({ type: 'taps', description: `${count()} taps, ${seconds} s` });
    expect(count()).toBeLessThanOrEqual(14);
    await whenInteractive(page);
    await expectNoBarriers(page);

    const { attachments } = await emailTo(person.email, /^Confirmed/);
    const event = readCalendar(attachments[0]?.content ?? '');
    expect(event.uid).toContain(reference.toLowerCase());
    expect(event.start.toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' })).toBe(day);

    await page.getByRole('link', { name: 'See your confirmation' }).click();
    await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
    await expectNoBarriers(page);
    const invoiceLine = await page.getByText(/^GST invoice INV/).textContent();
    const invoiceNumber = invoiceLine?.replace('GST invoice ', '') ?? '';
    const voucher = await readPdf(page, page.getByRole('link', { name: 'Voucher (PDF)' }));
    expect(voucher).toContain(reference);
    const invoice = await readPdf(page, page.getByRole('link', { name: 'GST invoice (PDF)' }));
    expect(invoice).toContain(invoiceNumber);
    expect(invoice).toContain(reference);
  },
);

test(
  'a guest who cancels sees the refund first, and then its confirmation',
  { tag: '@booking' },
  async ({ page }) => {
    test.slow();
    const person = newPerson();
    await openTrip(page);
    await book(page, person);
    await page.getByRole('link', { name: 'See your confirmation' }).click();
    await page.getByRole('link', { name: 'Change or cancel' }).click();
    await page.getByRole('button', { name: 'See the refund' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking' });
    await dialog.getByRole('button', { name: 'Keep the booking' }).click();
    await expect(page.getByRole('button', { name: 'See the refund' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectFitsEveryWindow(page);
    await dialog.getByRole('button', { name: 'Cancel it' }).click();
    await expect(page.getByRole('group', { name: / is on its way back to you$/ })).toBeFocused();
    await expectFitsEveryWindow(page);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/^₹[\d,]+ has been refunded$/)).toBeVisible({ timeout: 1_500 });
    }).toPass();
    await emailTo(person.email, /refund/i);
  },
);

test(
  'a declined payment is reported, and succeeds on the second try while the booking is held',
  { tag: '@booking' },
  async ({ page }) => {
    await openTrip(page);
    const reference = await hold(page);
    await goToPayment(page, newPerson());
    await openGateway(page, /^Pay ₹/);
    await payByUpi(page, 'fail@bank');
    await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
    await expect(page.getByText('Your booking is still held', { exact: false })).toBeVisible();
    await whenInteractive(page);
    await expectFitsEveryWindow(page);
    await openGateway(page, /^Try again: pay ₹/);
    await payByUpi(page, 'asha@bank');
    await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
    expect(referenceOf(page)).toBe(reference);
  },
);

test('a visitor who leaves the gateway can return, and a slow payment becomes a booking automatically', async ({
  page,
}) => {
  await openTrip(page);
  const reference = await hold(page);
  await goToPayment(page, newPerson());
  await openGateway(page, /^Pay ₹/);
  await page.getByRole('link', { name: /^Cancel and go back/ }).click();
  await expect(page.getByRole('heading', { name: 'Did you leave before paying?' })).toBeVisible();
  await whenInteractive(page);
  await expectFitsEveryWindow(page);

  await openGateway(page, /^Back to the payment of ₹/);
  await payByUpi(page, 'pending@bank');
  await page.getByRole('button', { name: /without waiting$/ }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible({ timeout: 20_000 });
  expect(referenceOf(page)).toBe(reference);
});

test('a signed-in person pays the member rate and finds the booking, which a stranger cannot open', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const person = newPerson();
  const { href, title, quote } = await findTrip();
  expect(quote.member_total).toBeLessThan(quote.total);
  await openPage(page, href);
  await page.getByText('Price details').filter({ visible: true }).click();
  await expect(page.getByText(`Members pay ${formatPaise(quote.member_total)}`)).toBeVisible();
  await signUp(page, person);
  const reference = await hold(page);
  await page.getByRole('button', { name: 'Continue to travellers' }).click();
  await expect(page.getByRole('group', { name: 'Contact' }).getByLabel('E-mail')).toHaveValue(person.email);
  await expectFitsEveryWindow(page);
  await page.getByRole('group', { name: 'Traveller 2' }).getByLabel('Full name').fill('Ravi Rao');
  await fillDocuments(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await openGateway(page, `Pay ${formatPaise(quote.member_total)}`);
  await payByUpi(page, 'asha@bank');
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await whenInteractive(page);

  const account = await openAccount(page);
  const greeting = account.getByRole('button', { name: `Hello ${person.firstName}` });
  if (await greeting.isVisible()) await greeting.click();
  const opened = page.waitForEvent('popup');
  await account.getByRole('link', { name: 'My bookings' }).filter({ visible: true }).click();
  const tab = await opened;
  await expect(tab).toHaveURL('/my-bookings');
  await expect(tab.getByRole('main').getByText(reference, { exact: true })).toBeVisible();
  await whenInteractive(tab);
  await expectFitsEveryWindow(tab);
  await tab.getByRole('link', { name: `Open booking ${reference}` }).click();
  await expect(tab.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expectFitsEveryWindow(tab);

  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await stranger.newPage();
  await theirs.goto(`/my-bookings/${reference}`);
  await expect(theirs.getByRole('heading', { name: 'We cannot find this booking' })).toBeVisible();
  await expect(theirs.getByText(person.email)).toHaveCount(0);
  await stranger.close();
});
