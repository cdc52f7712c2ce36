import { paths } from '@kaadu/contracts';
import { test, expect } from '../../fixtures/test';
import { expectFitsEveryWindow } from '../../support/pages/barriers';
import { api } from '../../support/catalogue';
import { openSearch } from '../../support/pages/header';
import { openPage } from '../../support/pages/open-page';

test(
  'typing finds destinations, and experiences with place and kind',
  { tag: '@header' },
  async ({ page }) => {
    const { experiences, destinations } = await api.searchAll({ text: 'kabini' });
    const [first] = experiences;
    if (!first) throw new Error('Nothing in the sample data is in Kabini');
    await openPage(page, '/');
    const { area, box } = await openSearch(page);
    await box.fill('kabini');
    const found = area.getByRole('group', { name: 'Top Experiences Kaadu Trails' }).getByRole('option');
    await expect(found).toHaveCount(experiences.length);
    await expect(found.first()).toHaveAttribute(
      'href',
      paths.experience.getHref(first.url, first.primary_key),
    );
    await expect(found.first()).toContainText(first.short_name ?? first.title);
    await expect(found.first()).toContainText(first.location);
    await expect(found.first()).toContainText(first.is_stay ? 'Stay' : 'Activity');
    const places = area.getByRole('group', { name: 'Top Destinations Kaadu Trails' }).getByRole('option');
    await expect(places).toHaveCount(destinations.length);
  },
);

test('a destination among the results leads to its listing', async ({ page }) => {
  const [place] = (await api.searchAll({ text: 'coorg' })).destinations;
  await openPage(page, '/');
  const { area, box } = await openSearch(page);
  await box.fill('coorg');
  await area
    .getByRole('group', { name: 'Top Destinations Kaadu Trails' })
    .getByRole('option', { name: place?.name })
    .click();
  const query = `destinations_pk=${place?.primary_key}&activities_pk=&themes_pk=&stay_type_pk=&page=1&durations_pk=&budgets_pk=&range=500,100000`;
  await expect(page).toHaveURL(`/experiences?${query}`);
});

test('the arrow keys and Enter choose a result', async ({ page, context }) => {
  const [first] = (await api.searchAll({ text: 'kabini' })).experiences;
  await openPage(page, '/');
  const { area, box } = await openSearch(page);
  await box.fill('kabini');
  await expect(area.getByRole('group', { name: 'Top Experiences Kaadu Trails' })).toBeVisible();
  await box.press('ArrowDown');
  const opened = context.waitForEvent('page');
  await box.press('Enter');
  await expect(await opened).toHaveURL(paths.experience.getHref(first?.url ?? '', first?.primary_key ?? 0));
});

test('the panel closes when it loses focus', { tag: '@phone' }, async ({ page, isMobile }) => {
  await openPage(page, '/');
  const { area } = await openSearch(page);
  await expect(area.getByRole('listbox')).toBeVisible();
  if (isMobile) await area.getByRole('button', { name: 'Close search' }).click();
  else await page.mouse.click(5, 600);
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('markup typed into the search is shown as text', async ({ page }) => {
  await openPage(page, '/');
  const { area, box } = await openSearch(page);
  const answered = page.waitForResponse('**/search/all?*');
  await box.fill('%_"><img src="nothing" onerror="alert(1)">kabini');
  await answered;
  await expect(area.getByTestId('search-skeleton')).toHaveCount(0);
  await expect(page.locator('img[src="nothing"]')).toHaveCount(0);
});

test('Enter opens all results, for an old name as for the new one, or reports that there are none', async ({
  page,
}) => {
  const [{ total }, { destinations }] = await Promise.all([
    api.getListing({ text: 'coorg' }),
    api.searchAll({ text: 'coorg' }),
  ]);
  await openPage(page, '/');
  const { box } = await openSearch(page);
  await box.fill('kodagu');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?text=kodagu');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “kodagu”' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('status').first()).toContainText(`${total} stays and activities`);
  await expect(main.getByRole('region', { name: 'Destinations' }).getByRole('link')).toHaveText(
    destinations.map(({ name }) => name),
  );
  await expectFitsEveryWindow(page);
  await openPage(page, '/search?text=zzqxwvk');
  await expect(page.getByRole('heading', { name: 'Nothing found for “zzqxwvk”' })).toBeVisible();
  await expectFitsEveryWindow(page);
});
