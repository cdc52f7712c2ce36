import type { Page } from '@playwright/test';
import { siteUrl } from '../../environment';
import { test, expect } from '../../fixtures/test';
import { expectFitsEveryWindow } from '../../support/pages/barriers';
import { book, openTrip } from '../../support/bookings/booking';
import { daysAfter, todayInIndia } from '../../support/bookings/days';
import { openPage, whenInteractive } from '../../support/pages/open-page';
import { newPerson } from '../../support/people/people';
import { adminSession, newStaff, openAsStaff, useSession } from '../../support/people/staff';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Returns a figure of a section as a number. */
async function figureOf(page: Page, region: string, name: string): Promise<number> {
  const figure = part(page, region).locator('dl > div', { has: page.getByText(name, { exact: true }) });
  await expect(figure).toBeVisible();
  return Number((await figure.locator('dd').first().textContent())?.replaceAll(/[^\d.-]/g, ''));
}

test('a paid booking is in the day’s figures, as a chart and as a table', async ({ page, browser }) => {
  test.slow();
  const finance = await openAsStaff(browser, 'finance');
  // Tomorrow is one of the days: it may begin while the test runs.
  const today = todayInIndia();
  await openPage(finance, `/admin/overview?from=${daysAfter(today, -5)}&to=${daysAfter(today, 1)}`);
  const before = {
    sold: await figureOf(finance, 'Bookings', 'Sold'),
    paid: await figureOf(finance, 'Revenue', 'Paid'),
  };

  const { quote } = await openTrip(page);
  await book(page, newPerson());

  await finance.reload();
  await whenInteractive(finance);
  expect(await figureOf(finance, 'Bookings', 'Sold')).toBeGreaterThan(before.sold);
  // Other tests book at the same time.
  const paid = await figureOf(finance, 'Revenue', 'Paid');
  expect(paid - before.paid).toBeGreaterThanOrEqual(Math.floor(quote.total / 100));

  const slider = finance.getByRole('slider', { name: 'Revenue by day' });
  await slider.focus();
  const tomorrow = (await slider.getAttribute('aria-valuetext')) ?? '';
  await slider.press('ArrowLeft');
  await expect(slider).toHaveJSProperty('value', '5');
  expect([tomorrow, await slider.getAttribute('aria-valuetext')]).toContainEqual(
    expect.stringMatching(/: Paid ₹[1-9]/),
  );
  await expectFitsEveryWindow(finance);

  await finance.getByRole('button', { name: 'Show as table: Revenue by day' }).click();
  const table = finance.getByRole('table', { name: 'Revenue by day' });
  await expect(table.getByRole('row')).toHaveCount(8);
  await finance.getByRole('button', { name: 'Paid, ₹' }).click();
  await finance.getByRole('button', { name: 'Paid, ₹' }).click();
  await expect(table.getByRole('columnheader', { name: 'Paid, ₹' })).toHaveAttribute('aria-sort', /ending/);
  await expectFitsEveryWindow(finance);
  await finance.context().close();
});

test('measurements of a visitor’s browser are in the figures, by remote and version', async ({
  page,
  browser,
}) => {
  test.slow();
  await openPage(page, `${siteUrl}/stories`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await page.goto('about:blank');

  const content = await openAsStaff(browser, 'content');
  await openPage(content, '/admin/overview?days=7');
  await expect(part(content, 'Revenue')).toBeHidden();
  const versions = content.getByRole('list', { name: 'LCP by remote and version' });
  await expect(async () => {
    await content.reload();
    await expect(versions).toContainText(
      /content \d+\.\d+\.\d+.*(good|needs improvement|poor), \d+ measure/,
      {
        timeout: 5_000,
      },
    );
  }).toPass({ timeout: 60_000 });
  await content.getByRole('combobox', { name: 'Metric' }).selectOption('TTFB');
  await content.getByRole('button', { name: 'Show as table: TTFB by remote and version' }).click();
  await expect(
    content
      .getByRole('table', { name: 'TTFB by remote and version' })
      .getByRole('row', { name: /^content/ })
      .first(),
  ).toContainText('TTFB');
  await expectFitsEveryWindow(content);
  await content.context().close();
});

test('the URL keeps the chosen days', async ({ page, context }) => {
  await useSession(context, await newStaff('operator'));
  await openPage(page, '/admin/overview');
  await expect(part(page, 'Bookings').getByRole('term').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Days to show' }).getByRole('link', { name: '90 days' }).click();
  await expect(page).toHaveURL(/days=90/);
  await page.getByLabel('From').fill('2026-01-02');
  await page.getByLabel('To', { exact: true }).fill('2026-01-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('The last day must not be before the first.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2026-01-03');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/from=2026-01-02&to=2026-01-03/);
  await expect(part(page, 'Bookings').getByText('Nothing was booked on these days.')).toBeVisible();
  await expectFitsEveryWindow(page);
});

test('the overview has no accessibility violations in the dark', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await useSession(context, await adminSession());
  await openPage(page, '/admin/overview');
  for (const name of ['Bookings', 'Revenue', 'Occupancy', 'Chat response times', 'Site speed'])
    await expect(part(page, name).getByRole('term').first()).toBeVisible();
  await expectFitsEveryWindow(page);
});
