import { paths } from '@kaadu/contracts';
import { test, expect } from '../fixtures/test';
import { expectNoBarriers } from '../support/barriers';
import { api } from '../support/catalogue';
import { openSearch } from '../support/header';
import { openPage } from '../support/open-page';

const nothing = 'No results found. Try a different search term.';

test('opening the search shows the suggestions of the editors', async ({ page }) => {
  const { top_experiences, top_destinations } = await api.getSearchSuggestions();
  await openPage(page, '/');
  const { area } = await openSearch(page);
  const experiences = area.getByRole('group', { name: 'Top Experiences' });
  await expect(experiences.getByRole('option')).toHaveCount(top_experiences.length);
  const destinations = area.getByRole('group', { name: 'Top Destinations' });
  await expect(destinations.getByRole('option').first()).toHaveText(top_destinations[0]?.name ?? '');
});

test('typing finds experiences, with place and kind, and destinations', async ({ page }) => {
  const { experiences, destinations } = await api.searchAll({ text: 'kabini' });
  const [first] = experiences;
  if (!first) throw new Error('Nothing in the sample data is in Kabini');
  await openPage(page, '/');
  const { area, box } = await openSearch(page);
  await box.fill('kabini');
  const found = area.getByRole('group', { name: 'Top Experiences Kaadu Trails' }).getByRole('option');
  await expect(found).toHaveCount(experiences.length);
  await expect(found.first()).toHaveAttribute('href', paths.experience.getHref(first.url, first.primary_key));
  await expect(found.first()).toContainText(first.short_name ?? first.title);
  await expect(found.first()).toContainText(first.location);
  await expect(found.first()).toContainText(first.is_stay ? 'Stay' : 'Activity');
  const places = area.getByRole('group', { name: 'Top Destinations Kaadu Trails' }).getByRole('option');
  await expect(places).toHaveCount(destinations.length);
});

test('an experience among the results opens in a new tab', async ({ page, context }) => {
  const [first] = (await api.searchAll({ text: 'kabini' })).experiences;
  await openPage(page, '/');
  const { area, box } = await openSearch(page);
  await box.fill('kabini');
  const opened = context.waitForEvent('page');
  await area
    .getByRole('option', { name: first?.short_name ?? first?.title })
    .first()
    .click();
  await expect(await opened).toHaveURL(paths.experience.getHref(first?.url ?? '', first?.primary_key ?? 0));
});

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

test('a term without matches says so, and clearing it brings the suggestions back', async ({ page }) => {
  await openPage(page, '/');
  const { area, box } = await openSearch(page);
  await box.fill('zzqxwvk');
  await expect(area.getByText(nothing)).toBeVisible();
  await area.getByRole('button', { name: 'Clear search' }).click();
  await expect(box).toHaveValue('');
  await expect(area.getByRole('group', { name: 'Top Experiences', exact: true })).toBeVisible();
});

test('a failed search reads like one without results', async ({ page, problems }) => {
  problems.allow(/status of 503/);
  await page.route('**/search/all?*', (route) => route.fulfill({ status: 503, body: '' }));
  await openPage(page, '/');
  const { area, box } = await openSearch(page);
  await box.fill('kabini');
  await expect(area.getByText(nothing)).toBeVisible();
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

test('Enter opens all results, by the old name as by the new one', async ({ page }) => {
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
  await expectNoBarriers(page);
});

test('a misspelled word is suggested rightly, and the suggestion finds', async ({ page }) => {
  await openPage(page, '/search?text=banglore');
  await page.getByRole('main').getByRole('link', { name: 'bangalore' }).click();
  await expect(page).toHaveURL('/search?text=bangalore');
  const { total } = await api.getListing({ text: 'bengaluru' });
  expect(total).toBeGreaterThan(0);
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    `${total} stays and activities`,
  );
});

test('a search without results leads on', async ({ page }) => {
  await openPage(page, '/search?text=zzqxwvk');
  await expect(page.getByRole('heading', { name: 'Nothing goes by “zzqxwvk” here' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow');
  await expectNoBarriers(page);
});
