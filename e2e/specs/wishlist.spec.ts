import { paths } from '@kaadu/contracts';
import { test, expect } from '../fixtures/test';
import { expectNoBarriers } from '../support/barriers';
import { api } from '../support/catalogue';
import { openPage } from '../support/open-page';
import { newPerson } from '../support/people';
import { signUp } from '../support/sign-in';

// What moves or fades in is judged where it comes to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('saved experiences outlast a reload and a sign-in, and can be compared', async ({ page }) => {
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
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: first.title }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: `Save ${first.title}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await signUp(page, newPerson());
  await page.getByRole('link', { name: 'Your wishlist' }).click();
  const saved = page.getByRole('list', { name: 'Saved experiences' });
  await expect(saved.getByRole('heading')).toHaveText([second.title, first.title]);
  // Nothing on the device: it comes back from the account.
  await page.evaluate(() => localStorage.removeItem('wishlist'));
  await page.reload();
  await expect(saved.getByRole('heading')).toHaveText([second.title, first.title]);
  await expectNoBarriers(page);
  for (const { short_name, title } of [first, second])
    await page.getByRole('checkbox', { name: `Compare ${short_name ?? title}` }).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Compare' }).getByRole('columnheader')).toHaveCount(2);
  await expectNoBarriers(page);
});
