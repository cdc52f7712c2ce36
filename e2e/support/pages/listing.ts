import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the titles of the listed cards, in order. */
export async function shownTitles(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Experiences' }).getByRole('heading').allTextContents();
}

/** Waits until exactly these experiences are listed, in this order. */
export async function expectTitles(page: Page, cards: readonly { title: string }[]): Promise<void> {
  await expect.poll(() => shownTitles(page)).toEqual(cards.map(({ title }) => title));
}

/** Returns the filters: next to the list, or on a small screen in a sheet, which this opens. */
export async function openFilters(page: Page): Promise<Locator> {
  const sidebar = page.getByRole('complementary', { name: 'Filters' });
  if (await sidebar.isVisible()) return sidebar;
  await page.getByRole('link', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  return sheet;
}
