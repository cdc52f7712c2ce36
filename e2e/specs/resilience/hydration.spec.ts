import { brotliCompressSync } from 'node:zlib';
import { test, expect } from '../../fixtures/test';
import { expectNoBarriers } from '../../support/pages/barriers';
import { getFeaturedExperience } from '../../support/catalogue';
import { openPage } from '../../support/pages/open-page';

/** Maximum layout shift of a steady page (§9). */
const steady = 0.02;

const fixedPages = [
  '/',
  '/experiences',
  '/stories',
  '/guides',
  '/about',
  '/contact-us',
  '/privacy-and-terms',
];

declare global {
  /** Type of https://wicg.github.io/layout-instability/, which TypeScript's DOM library lacks. */
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  var LayoutShift: { prototype: LayoutShift; new (): LayoutShift };
  interface Window {
    /** Layout shifts without user input, and the elements that they moved. */
    shifts?: { value: number; moved: string[] }[];
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    window.shifts = shifts;
    const describeElement = (node: Node | null | undefined) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.nodeName ?? 'removed');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof LayoutShift) || entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${describeElement(node)} from ${previousRect.y}+${previousRect.height} to ${currentRect.y}+${currentRect.height}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

/** Checks that the page hydrates without a layout shift, and has no accessibility violations afterwards. */
async function expectSteady(page: Parameters<typeof openPage>[0], path: string): Promise<void> {
  await openPage(page, path);
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // After two frames, the shift of the last change is measured.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const shifts = await page.evaluate(() => window.shifts ?? []);
  const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(shifted, `layout shifts: ${JSON.stringify(shifts, null, 2)}`).toBeLessThanOrEqual(steady);
  // Checks run after transitions have ended.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoBarriers(page);
}

for (const path of fixedPages) {
  test(
    `${path} hydrates without warnings or layout shifts, and without barriers`,
    { tag: '@phone' },
    async ({ page }) => {
      await expectSteady(page, path);
    },
  );
}

test('the document of the home page is within its budget', { tag: '@shell' }, async ({ request }) => {
  const response = await request.get('/', { headers: { 'accept-encoding': 'identity' } });
  const document = (await response.text()).replaceAll(/<style.*?<\/style>/gs, '');
  expect(document.length).toBeLessThanOrEqual(112_000);
  expect(brotliCompressSync(document).length).toBeLessThanOrEqual(17_000);
});

test(
  'links in lists that are not hydrated navigate without a page load, and back',
  { tag: '@content' },
  async ({ page }) => {
    await openPage(page, '/');
    const document = await page.evaluateHandle(() => window.document);
    const theme = page.getByRole('link', { name: /Close to wildlife/ });
    await theme.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Close to wildlife');
    await page.goBack();
    await expect(theme).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Coorg' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Coorg');
    expect(await page.evaluate((first) => first === window.document, document)).toBe(true);
  },
);

test(
  'an experience hydrates without warnings, layout shifts or accessibility violations',
  { tag: '@phone' },
  async ({ page }) => {
    await expectSteady(page, (await getFeaturedExperience()).href);
  },
);

test('the 404 page hydrates without warnings, layout shifts or accessibility violations', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404/);
  await expectSteady(page, '/nope');
});
