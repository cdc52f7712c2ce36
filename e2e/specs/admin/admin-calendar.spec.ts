import { test, expect } from '../../fixtures/test';
import { expectFitsEveryWindow, expectNoBarriers } from '../../support/pages/barriers';
import {
  cellOf,
  dayName,
  drag,
  expectOnSite,
  findRoom,
  openCalendar,
  quietDay,
} from '../../support/bookings/calendar';
import { daysAfter } from '../../support/bookings/days';
import { expectNoSidewaysScrolling } from '../../support/pages/layout';
import { openPage } from '../../support/pages/open-page';
import { newStaff, useSession } from '../../support/people/staff';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'an operator closes days by dragging, the site shows them closed within seconds, and undo reopens them',
  { tag: '@phone' },
  async ({ page, context, browser, isMobile }) => {
    test.slow();
    const room = await findRoom();
    const day = quietDay(0, isMobile);
    await useSession(context, await newStaff('operator'));
    await openCalendar(page, room, day);
    await expectNoBarriers(page);
    await expectNoSidewaysScrolling(page);
    await expectOnSite(browser, room, daysAfter(day, 1), /available/);

    await drag(page, cellOf(page, room, daysAfter(day, 1)), cellOf(page, room, daysAfter(day, 3)), isMobile);
    const editor = page.getByRole('dialog');
    await expect(editor.getByRole('form', { name: 'Closing' })).toBeVisible();
    await expectNoBarriers(page);
    await editor.getByLabel('Reason').fill('The bridge is being painted');
    await editor.getByRole('button', { name: /^Close \d/ }).click();
    // The cells have the same text, after their day.
    const label = new RegExp(`^${room.resource.name}, .*: closed, The bridge is being painted$`);
    await expect(page.getByText(label)).toBeVisible();
    for (const days of [1, 2, 3])
      await expect(cellOf(page, room, daysAfter(day, days))).toHaveAccessibleName(/closed, The bridge/);
    await expect(cellOf(page, room, daysAfter(day, 4))).toHaveAccessibleName(/ free/);
    await expectNoBarriers(page);
    for (const days of [1, 3]) await expectOnSite(browser, room, daysAfter(day, days), /closed/);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^Undone: /)).toBeVisible();
    await expect(cellOf(page, room, daysAfter(day, 2))).toHaveAccessibleName(/ free/);
    await expectOnSite(browser, room, daysAfter(day, 2), /available/);
  },
);

test('the calendar supports choosing, limiting and undoing a range by keyboard', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const room = await findRoom();
  const day = quietDay(1);
  await useSession(context, await newStaff('operator'));
  await openCalendar(page, room, day);
  // The first line has the rates of the experience.
  await page.getByRole('grid').locator('[tabindex="0"]').focus();
  const { capacity } = room.resource;
  for (let lines = 0; lines < 8; lines += 1) {
    await page.keyboard.press('ArrowDown');
    if (await cellOf(page, room, day).evaluate((cell) => cell === document.activeElement)) break;
  }
  await expect(cellOf(page, room, day)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(cellOf(page, room, daysAfter(day, 3))).toBeFocused();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(3);
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByLabel('Units per day');
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(cellOf(page, room, daysAfter(day, 2))).toHaveAccessibleName(
    /: 0 of 0 free, changed for this day$/,
  );
  await expect(cellOf(page, room, daysAfter(day, 3))).toBeFocused();
  await expectOnSite(browser, room, daysAfter(day, 2), /sold out/);
  await page.keyboard.press('Control+z');
  await expect(cellOf(page, room, daysAfter(day, 2))).toHaveAccessibleName(
    new RegExp(`: ${capacity} of ${capacity} free$`),
  );
  await expectOnSite(browser, room, daysAfter(day, 2), /available/);

  // Escape closes the editor and restores the focus.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cellOf(page, room, daysAfter(day, 3))).toBeFocused();
  await page.keyboard.press('PageDown');
  const next = daysAfter(day, 28);
  await expect(cellOf(page, room, next)).toBeVisible();
});

test('changed rates appear on the site, and the forms that put an experience on sale are accessible', async ({
  page,
  context,
}) => {
  test.slow();
  const room = await findRoom();
  const day = quietDay(2);
  await useSession(context, await newStaff('operator'));
  await openCalendar(page, room, day);
  const rate = page.getByRole('gridcell', { name: new RegExp(`^${dayName(daysAfter(day, 1))}, Rates of`) });
  await rate.first().click();
  const editor = page.getByRole('dialog');
  await editor.getByLabel('Change in percent').fill('300');
  await editor.getByLabel('Name', { exact: true }).fill('Festival');
  await expectFitsEveryWindow(page);
  await editor.getByRole('button', { name: 'Save season' }).click();
  await expect(rate.first()).toHaveAccessibleName(/\+300%$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rate.first()).not.toHaveAccessibleName(/\+300%$/);

  await openPage(page, '/admin/calendar/experiences');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectFitsEveryWindow(page);
  await openPage(page, `/admin/calendar/experiences/${room.experiencePk}`);
  await expect(page.getByRole('heading', { name: room.title, level: 1 })).toBeVisible();
  await expect(page.getByText('On sale').first()).toBeVisible();
  await expectFitsEveryWindow(page);
});
