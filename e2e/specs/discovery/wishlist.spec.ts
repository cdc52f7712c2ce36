import { paths } from '@kaadu/contracts';
import { test, expect } from '../../fixtures/test';
import { expectFitsEveryWindow } from '../../support/pages/barriers';
import { api } from '../../support/catalogue';
import { openPage } from '../../support/pages/open-page';
import { newPerson } from '../../support/people/people';
import { signUp } from '../../support/people/sign-in';

// Checks run after transitions have ended.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('saved experiences survive a reload and a sign-in, and can be compared', async ({ page }) => {
  const { cards } = await api.getListing({});
  const [first, second] = cards;
  if (!first || !second) throw new Error('The sample data has fewer than two experiences');
  await openPage(page, paths.experiences.getHref());
  for (const { title } of [first, second]) {
    await page.getByRole('main').getByRole('link', { name: title }).scrollIntoViewIfNeeded();
    const heart = page.getByRole('button', { name: `Save ${title}` });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByRole('link', { name: 'Wishlist 2 saved' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Wishlist 2 saved' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: first.title }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: `Save ${first.title}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await signUp(page, newPerson());
  await page.getByRole('link', { name: 'Your wishlist' }).click();
  const saved = page.getByRole('list', { name: 'Saved experiences' });
  await expect(saved.getByRole('heading')).toHaveText([second.title, first.title]);
  // Nothing is stored on the device; the list is restored from the account.
  await page.evaluate(() => localStorage.removeItem('wishlist'));
  await page.reload();
  await expect(saved.getByRole('heading')).toHaveText([second.title, first.title]);
  await expectFitsEveryWindow(page);
  for (const { short_name, title } of [first, second])
    await page.getByRole('checkbox', { name: `Compare ${short_name ?? title}` }).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Compare' }).getByRole('columnheader')).toHaveCount(2);
  await expectFitsEveryWindow(page);
});

test(
  'recently viewed experiences load at the end of home without a layout shift',
  { tag: '@phone' },
  async ({ page }) => {
    const [first] = (await api.getListing({})).cards;
    if (!first) throw new Error('The sample data has no experience');
    await openPage(page, paths.experience.getHref(first.url, first.primary_key));
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed')))
      .toBe(`[${first.primary_key}]`);
    await page.addInitScript(() => {
      const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
        `${node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? '')} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[])
          // A late font moves words by a few pixels (less than 0.0005); a late list moves everything below
          // it.
          if (entry.value > 0.001)
            document.documentElement.dataset['moved'] = [entry.value, ...entry.sources.map(describe)].join(
              '; ',
            );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page, '/');
    const viewed = page.getByRole('list', { name: 'Recently viewed' });
    await expect(viewed.getByRole('link', { name: first.title })).toBeAttached();
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  },
);
