import { paths } from '@kaadu/contracts';
import { test, expect } from '../fixtures/test';
import { expectNoBarriers } from '../support/barriers';
import { api } from '../support/catalogue';
import { openPage } from '../support/open-page';

// What moves or fades in is judged where it comes to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the map is beside the list or, on a phone, instead of it; its address shows it again', async ({
  page,
  isMobile,
}) => {
  await openPage(page, paths.experiences.getHref());
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' }).click();
  await expect(page).toHaveURL(/view=map/);
  const map = page.getByRole('group', { name: /^Map of the \d+ experiences/ });
  await expect(map.getByRole('button', { name: 'Enlarge the map' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Experiences' })).toBeVisible({ visible: !isMobile });
  await expectNoBarriers(page);
  await page.reload();
  await expect(map).toBeVisible();
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click();
  await expect(page.getByRole('list', { name: 'Experiences' })).toBeVisible();
  await expect(map).toHaveCount(0);
});

test('a pin chosen with the keyboard shows its experience, which a link opens', async ({ page }) => {
  await openPage(page, `${paths.experiences.getHref()}?view=map`);
  const map = page.getByRole('group', { name: /^Map of the \d+ experiences/ });
  await expect(map.getByRole('button', { name: 'Enlarge the map' })).toBeVisible();
  const pin = map.getByRole('listitem').getByRole('button').first();
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(map.getByRole('button', { pressed: true })).toHaveCount(1);
  const card = page.getByRole('region', { name: 'Map' }).getByRole('article');
  await expect(card).toContainText('₹');
  const name = await card.getByRole('link').textContent();
  await expect(map.getByRole('button', { pressed: true })).toContainText(name ?? 'no name');
  await card.getByRole('link').focus();
  await expectNoBarriers(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/experience\//);
});

test('an experience shows its meeting point on a map once that comes near the screen', async ({ page }) => {
  const { cards } = await api.getListing({});
  const [card] = cards;
  if (!card) throw new Error('The sample data has no experience');
  await openPage(page, paths.experience.getHref(card.url, card.primary_key));
  const map = page.getByRole('group', { name: 'Map of the meeting point' });
  await expect(map).toHaveCount(0);
  await page.getByRole('heading', { name: 'Getting there, and who it suits' }).scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  await expect(map).toContainText('Bengaluru');
});
