import { paths } from '@kaadu/contracts';
import type { Page } from '@playwright/test';
import { test, expect } from '../../fixtures/test';
import { expectFitsEveryWindow } from '../../support/pages/barriers';
import { api } from '../../support/catalogue';
import { openPage } from '../../support/pages/open-page';

// Checks run after transitions have ended.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns a destination with a guide, and the URLs of all pages about it. */
async function getDestination() {
  const [card] = await api.listGuides({});
  if (!card) throw new Error('The sample data has no guide');
  const location = await api.getLocation({ location: card.destination.primary_key });
  const { url, primary_key } = location.destination;
  const [place] = location.places;
  if (!place) throw new Error(`${location.destination.name} has no places`);
  const pages = [
    paths.guide.getHref(card.url, card.primary_key),
    paths.howToGetThere.getHref(card.url, card.primary_key),
    paths.bestTime.getHref(card.url, card.primary_key),
    paths.places.getHref(url, primary_key),
    paths.placesToVisit.getHref(url, primary_key),
    paths.thingsToDo.getHref(url, primary_key),
    paths.place.getHref(place.slug, place.primary_key),
  ];
  return { ...location, place, pages };
}

const mapOf = (page: Page) => page.getByRole('main').getByRole('group', { name: /^Map/ });

test('a place to visit leads to the experiences that can be booked there', async ({ page }) => {
  const { destination, place, related_experiences } = await getDestination();
  const [experience] = related_experiences;
  await openPage(page, paths.placesToVisit.getHref(destination.url, destination.primary_key));
  await page.getByRole('link', { name: `More about ${place.name}` }).click();
  await expect(page).toHaveURL(paths.place.getHref(place.slug, place.primary_key));
  await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
  const related = page.getByRole('list', { name: `Experiences in ${destination.name}` });
  await related.getByRole('link', { name: experience?.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: experience?.title })).toBeVisible();
});

test('the map loads its code near the viewport, zooms by button and key, and its pins are links', async ({
  page,
}) => {
  const { destination, place } = await getDestination();
  await openPage(page, paths.placesToVisit.getHref(destination.url, destination.primary_key));
  const map = mapOf(page);
  await map.scrollIntoViewIfNeeded();
  const width = async () => (await map.getByTestId('map-sheet').boundingBox())?.width ?? 0;
  const first = await width();
  await map.getByRole('button', { name: 'Enlarge the map' }).click();
  await expect.poll(width).toBeGreaterThan(first);
  const enlarged = await width();
  await page.keyboard.press('-');
  await expect.poll(width).toBeLessThan(enlarged);
  await map.getByRole('button', { name: 'Show all places' }).click();
  await map.getByRole('link', { name: place.name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.place.getHref(place.slug, place.primary_key));
});

test('no page about a destination has accessibility violations or broken links', async ({
  page,
  request,
}) => {
  const links = new Set<string>();
  const { pages } = await getDestination();
  for (const path of pages) {
    const response = await openPage(page, path);
    expect(response.status()).toBe(200);
    await expectFitsEveryWindow(page);
    const found = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const href of found) if (href.startsWith('/')) links.add(href);
  }
  for (const href of links) {
    const response = await request.get(href, { maxRedirects: 0 });
    expect([href, response.status()]).toEqual([href, 200]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map shows its places as links', async ({ page }) => {
    const { destination, place } = await getDestination();
    await page.goto(paths.placesToVisit.getHref(destination.url, destination.primary_key));
    const pin = mapOf(page).getByRole('link', { name: place.name, exact: true });
    await expect(pin).toBeVisible();
    await expect(pin).toHaveAttribute('href', paths.place.getHref(place.slug, place.primary_key));
    await expect(mapOf(page).getByRole('button')).toHaveCount(0);
  });
});

test('a wrong title is redirected permanently, an unknown key is not found', async ({ request }) => {
  const { destination } = await getDestination();
  const wrong = await request.get(`/places-to-visit/wrong/${destination.primary_key}`, {
    maxRedirects: 0,
  });
  expect([wrong.status(), wrong.headers()['location']]).toEqual([
    301,
    `/places-to-visit/${destination.url}/${destination.primary_key}`,
  ]);
  for (const path of ['/place/x/999999', '/places/x/999999', '/best-time-to-visit/x/999999'])
    expect((await request.get(path)).status()).toBe(404);
});
