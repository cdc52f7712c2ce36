import { paths } from '@kaadu/contracts';
import { test, expect } from '../../fixtures/test';
import { openPage } from '../../support/pages/open-page';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Access is denied for this document', 'SecurityError');
        },
      });
    }
  });
});

test('pages hydrate and navigate when storage is blocked', async ({ page }) => {
  await openPage(page, paths.home.getHref());
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const home = await heading.textContent();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /contact us/i })
    .click();
  await expect(page).toHaveURL(paths.contact.getHref());
  await page.evaluate(
    (href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]:not([hreflang])`)?.click(),
    paths.home.getHref(),
  );
  await expect(page).toHaveURL(paths.home.getHref());
  await expect(heading).toHaveText(home ?? '');
  expect(documents, 'navigation within the page').toEqual([]);
});
