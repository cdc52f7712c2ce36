import { paths } from '@kaadu/contracts';
import { test, expect } from '../../fixtures/test';
import { expectNoBarriers } from '../../support/pages/barriers';
import { api } from '../../support/catalogue';
import { openPage } from '../../support/pages/open-page';

// Checks run after transitions have ended.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'the map is next to the list or, on a phone, replaces it, and its URL restores it',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
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
  },
);

test(
  'a pin chosen with the keyboard shows its experience, which a link opens',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await openPage(page, `${paths.experiences.getHref()}?view=map`);
    const map = page.getByRole('group', { name: /^Map of the \d+ experiences/ });
    await expect(map.getByRole('button', { name: 'Enlarge the map' })).toBeVisible();
    const pin = map.getByRole('listitem').getByRole('button').first();
    await pin.focus();
    await page.keyboard.press('Enter');
    await expect(map.getByRole('button', { pressed: true })).toHaveCount(1);
    const card = isMobile
      ? page.getByRole('list', { name: 'On the map' }).locator('[aria-current]')
      : page.getByRole('region', { name: 'Map' }).getByRole('status');
    await expect(card).toContainText('₹');
    const name = await card.getByRole('link').textContent();
    await expect(map.getByRole('button', { pressed: true })).toContainText(name ?? 'no name');
    await card.getByRole('link').focus();
    await expectNoBarriers(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/experience\//);
  },
);

test(
  'the map and its cards fill the screen on a phone, and a swipe selects a card',
  { tag: '@phone-only' },
  async ({ page }) => {
    await openPage(page, `${paths.experiences.getHref()}?view=map`);
    const map = page.getByRole('group', { name: /^Map of the \d+ experiences/ });
    await expect(map.getByRole('button', { name: 'Enlarge the map' })).toBeVisible();
    const strip = page.getByRole('list', { name: 'On the map' });
    const screen = page.viewportSize() ?? { width: 0, height: 0 };
    const [mapBox, stripBox] = await Promise.all([map.boundingBox(), strip.boundingBox()]);
    expect(mapBox?.width).toBeGreaterThan(screen.width - 4);
    expect(mapBox?.height).toBeGreaterThan(screen.height / 2 - 50);
    expect((stripBox?.y ?? 0) + (stripBox?.height ?? 0)).toBeLessThanOrEqual(screen.height);
    const second = strip.getByRole('listitem').nth(1);
    await second.evaluate((card) => card.scrollIntoView({ inline: 'center', block: 'nearest' }));
    await expect(second).toHaveAttribute('aria-current', 'true');
    const name = await second.getByRole('link').textContent();
    await expect(map.getByRole('button', { pressed: true })).toContainText(name ?? 'no name');
  },
);

test('an experience loads the map of its meeting point near the viewport', async ({ page }) => {
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
