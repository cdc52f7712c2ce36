import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the search: the box in the header, or on a phone the panel behind the search button. */
export async function openSearch(page: Page): Promise<{ area: Locator; box: Locator }> {
  const button = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  const panel = page.getByRole('dialog', { name: 'Search' });
  const onPhone = await button.isVisible();
  if (onPhone) await button.click();
  const area = onPhone ? panel : page.getByRole('banner').getByRole('search');
  const box = area.getByRole('combobox');
  await box.click();
  return { area, box };
}

/**
 * Returns the area with Login or the greeting: the header, or on a phone the menu drawer, which this opens.
 */
export async function openAccount(page: Page): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (!(await menu.isVisible())) return page.getByRole('banner');
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  return drawer;
}
