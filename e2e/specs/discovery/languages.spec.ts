import type { Locator } from '@playwright/test';
import { test, expect } from '../../fixtures/test';
import { expectNoBarriers } from '../../support/pages/barriers';
import { openPage } from '../../support/pages/open-page';
import { untranslatedTexts } from '../../support/pages/untranslated';

test(
  'the header is in Kannada and Hindi, and links keep the language',
  { tag: '@phone' },
  async ({ page }) => {
    for (const [prefix, lang, notice] of [
      ['/kn', 'kn-IN', 'ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿವೆ'],
      ['/hi', 'hi-IN', 'अंग्रेज़ी में हैं'],
    ] as const) {
      await openPage(page, prefix);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('complementary').filter({ hasText: notice })).toBeVisible();
      const header = await page.locator('header').innerText();
      const latin = header.replaceAll(/Kaadu|Trails|English|hello@kaadutrails\.example|IST/g, '');
      expect(latin).not.toMatch(/[A-Za-z]/);
      await expectNoBarriers(page);
      await page.locator('main a[href*="/experience/"]').first().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/experience/`));
    }
  },
);

test(
  'the listing is in Kannada, and keeps the language through filters',
  { tag: '@phone' },
  async ({ page }) => {
    await openPage(page, '/kn/experiences');
    await expect(page.locator('main')).not.toHaveAttribute('lang');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ವಸತಿ ಮತ್ತು ಸಾಹಸಗಳು');
    await expect(page.locator('[data-price]').first()).toContainText('GST ಸೇರಿ');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/kn\/experiences$/);
    const alternates = await page
      .locator('link[hreflang]')
      .evaluateAll((links) => links.map((each) => each.getAttribute('hreflang')));
    expect(alternates).toEqual(['en', 'kn', 'hi', 'x-default']);
    await expectNoBarriers(page);
    await page.getByRole('link', { name: 'ವಸತಿ', exact: false }).first().click();
    await expect(page).toHaveURL(/\/kn\/experiences\?kind=stays/);
  },
);

test('the language links keep the page and its query', async ({ page }) => {
  await openPage(page, '/experiences?sort=price_low');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/experiences\?sort=price_low$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/experiences\?sort=price_low$/);
});

test('words of Indian scripts are not spaced, words of English content are', async ({ page }) => {
  const spacing = (heading: Locator) =>
    heading.evaluate((element) => getComputedStyle(element).letterSpacing);
  await openPage(page, '/hi/experiences');
  expect(await spacing(page.getByRole('heading', { level: 1 }))).toBe('normal');
  expect(await spacing(page.locator('main h3[lang^="en"]').first())).toMatch(/^-0\./);
});

for (const path of [
  '/kn/experiences',
  '/hi/experiences?activities_pk=1&distance=300',
  '/kn/experiences?view=map',
  '/hi/experiences?text=&budgets_pk=1&rating=45&distance=100&themes_pk=8',
  '/kn/search?text=coffee',
  '/hi/search?text=qqqq',
]) {
  test(`${path} has no interface text in English`, { tag: '@phone' }, async ({ page }) => {
    await openPage(page, path);
    expect(await untranslatedTexts(page)).toEqual([]);
  });
}

for (const [prefix, kind] of [
  ['/hi', 'stays'],
  ['/kn', 'activities'],
] as const) {
  test(
    `the page of ${kind} below ${prefix} has no interface text in English`,
    { tag: '@phone' },
    async ({ page }) => {
      const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      await openPage(page, `${prefix}/experiences?kind=${kind}&from=${day(30)}&to=${day(31)}`);
      const href = await page.locator('main article a[href*="/experience/"]').first().getAttribute('href');
      await openPage(page, String(href));
      await page.getByText(/^(कीमत का ब्योरा|ಬೆಲೆಯ ವಿವರ)/).click();
      await page.locator('#reviews').scrollIntoViewIfNeeded();
      expect(await untranslatedTexts(page)).toEqual([]);
    },
  );
}

test('the search in the header has no interface text in English', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/hi/experiences');
  const box = page.locator('input[role="combobox"]').filter({ visible: true });
  if ((await box.count()) === 0) await page.getByRole('button', { name: 'खोजें' }).click();
  await box.fill('co');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await untranslatedTexts(page)).toEqual([]);
});
