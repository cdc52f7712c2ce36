import { test, expect } from '../fixtures/test';
import { openPage } from '../support/open-page';

test('the home page has a heading', async ({ page }) => {
  const response = await openPage(page, '/');
  expect(response.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
