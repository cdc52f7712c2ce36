import { listingPageSize, paths } from '@kaadu/contracts';
import { test, expect } from '../../fixtures/test';
import { api } from '../../support/catalogue';
import { expectTitles, openFilters } from '../../support/pages/listing';
import { isSameDocument, markDocument, openPage } from '../../support/pages/open-page';

const listing = (params: Record<string, string> = {}) =>
  api.getListing({ page: '1', range: '500,100000', ...params });

test(
  'each filter narrows the list, and removing it widens the list again',
  { tag: '@phone' },
  async ({ page }) => {
    const { facets } = await listing();
    const destination = facets['destinations']?.find(({ count }) => count > 1);
    if (!destination) throw new Error('No destination has two experiences');
    const one = await listing({ destinations_pk: String(destination.primary_key) });
    const theme = one.facets['themes']?.find(({ count }) => count > 0);
    if (!theme) throw new Error('No theme in that destination');
    const both = await listing({
      destinations_pk: String(destination.primary_key),
      themes_pk: String(theme.primary_key),
    });

    await openPage(page, paths.experiences.getHref());
    await markDocument(page);
    const filters = await openFilters(page);
    const choose = async (group: string, name: string) => {
      const choices = filters.getByRole('group', { name: group });
      const more = choices.getByText(/^\d+ more$/);
      const choice = choices.getByRole('checkbox', { name });
      if (!(await choice.isVisible()) && (await more.isVisible())) await more.click();
      await choice.check();
    };
    await choose('Destination', destination.name);
    await expect(page).toHaveURL(new RegExp(`destinations_pk=${destination.primary_key}&`));
    await expectTitles(page, one.cards);
    await choose('Theme', theme.name);
    await expect(page).toHaveURL(new RegExp(`themes_pk=${theme.primary_key}&`));
    await expectTitles(page, both.cards);

    if (await page.getByRole('dialog', { name: 'Filters' }).isVisible())
      await page.getByRole('button', { name: `Show ${both.total}` }).click();
    await page.getByRole('link', { name: `Remove ${theme.name}` }).click();
    await expectTitles(page, one.cards);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(paths.experiences.getHref());
    expect(await isSameDocument(page)).toBe(true);
  },
);

test('paging moves forward, and the back button returns to the previous page', async ({ page }) => {
  const [first, second] = await Promise.all([listing(), listing({ page: '2' })]);
  await openPage(page, paths.experiences.getHref());
  expect(first.cards).toHaveLength(listingPageSize);
  await expectTitles(page, first.cards);
  await expect(page.getByText(`${first.total} to choose from`)).toBeVisible();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/experiences?page=2');
  await expectTitles(page, second.cards);
  await expect(page).toHaveTitle(/page 2/);
  await page.goBack();
  await expect(page).toHaveURL('/experiences');
  await expectTitles(page, first.cards);
});

test('the server renders the page named in the URL', { tag: '@content' }, async ({ page }) => {
  const { cards } = await listing({ page: '2' });
  const response = await page.goto('/experiences?page=2');
  expect(response?.status()).toBe(200);
  await expectTitles(page, cards);
});

test('out-of-range and unknown parameters are clamped or dropped', async ({ page }) => {
  const { cards } = await listing();
  const response = await openPage(
    page,
    '/experiences?page=-5&range=abc&destinations_pk=9999999,x&sort=%00&themes_pk=',
  );
  expect(response.status()).toBe(200);
  await expectTitles(page, cards);
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0);
  await expect(page.getByLabel('Sort by')).toHaveValue('recommended');
});

test('a new sort order keeps the list while the API is down, reports it, and applies on a retry', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 503/);
  const before = await api.getListing({ page: '1', range: '500,100000' });
  const { cards } = await api.getListing({ page: '1', range: '500,100000', sort: 'price_low' });
  await openPage(page, '/experiences');
  await page.route('**/home/filter?*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByLabel('Sort by').selectOption('price_low');
  await expect(page.getByRole('alert')).toContainText('The list could not be updated');
  await expectTitles(page, before.cards);
  await page.unroute('**/home/filter?*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expectTitles(page, cards);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
