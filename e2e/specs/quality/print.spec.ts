import { paths } from '@kaadu/contracts';
import { test, expect } from '../../fixtures/test';
import { api, getFeaturedExperience, getStoryPath } from '../../support/catalogue';
import { openPage } from '../../support/pages/open-page';

/** Pages that visitors print. */
const printed = {
  'a story': getStoryPath,
  'a guide': async () => {
    const [guide] = await api.listGuides({});
    return paths.guide.getHref(guide?.url ?? '', guide?.primary_key ?? 0);
  },
  'an experience': async () => (await getFeaturedExperience()).href,
};

for (const [name, hrefOf] of Object.entries(printed)) {
  test(`printed ${name} shows its text without navigation, floating elements or closed answers`, async ({
    page,
  }, { outputDir }) => {
    await openPage(page, await hrefOf());
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const hidden of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(page.getByRole(hidden).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Share' })).toBeHidden();
    const floating = await page
      .locator('body *')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed')
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
    expect(floating).toEqual([]);
    const closed = await page
      .locator('main details:not([open]) > :not(summary)')
      .evaluateAll(
        (contents) =>
          contents.filter(
            (content) => content.parentElement?.checkVisibility() && content.getClientRects().length === 0,
          ).length,
      );
    expect(closed).toBe(0);
    await page.pdf({ path: `${outputDir}/page.pdf`, format: 'A4', printBackground: false });
  });
}
