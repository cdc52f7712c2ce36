import type { Page } from '@playwright/test';
import { test, expect } from '../../fixtures/test';
import { computedStyles, differences, type StylesByKind } from '../../support/pages/computed-styles';
import { isSameDocument, markDocument, openPage } from '../../support/pages/open-page';

test.use({ reducedMotion: 'reduce' });

/** Pages in order; each links to the next one. */
const walk = [
  'a[href="/experiences"]',
  'main a[href^="/experience/"]',
  'footer a[href="/stories"]',
  'main a[href^="/stories/"]',
  'footer a[href="/about"]',
  'footer a[href="/privacy-and-terms"]',
  'footer a[href="/guides"]',
  'main a[href^="/guide/"]',
  'footer a[href="/contact-us"]',
  'a[href="/"]',
  'main a[href^="/experience/"]',
];

/** Clicks a link and waits for the page that it leads to. */
async function follow(page: Page, selector: string): Promise<void> {
  const link = page.locator(selector).locator('visible=true').first();
  const address = await link.getAttribute('href');
  await link.click();
  await page.waitForURL((url) => url.pathname === address);
  await expect(page.locator('main h1')).toBeFocused();
}

/**
 * Reads the styles of the open page once it is complete: home ends with recently viewed experiences, which
 * load late.
 */
async function stylesOf(page: Page): Promise<StylesByKind> {
  if (new URL(page.url()).pathname === '/') {
    await expect(page.getByRole('list', { name: 'Recently viewed' })).toBeAttached();
  }
  return computedStyles(page);
}

test('a page has the same styles when it is opened and when visitors return to it', async ({
  page,
  context,
}) => {
  await openPage(page, '/');
  await markDocument(page);
  const heading = page.locator('main h1');
  const here = async () => ({ path: new URL(page.url()).pathname, title: await heading.innerText() });
  const visited = [await here()];
  for (const link of walk) {
    await follow(page, link);
    visited.push(await here());
  }

  const later = new Map<string, StylesByKind>();
  for (const [step, { path, title }] of visited.toReversed().entries()) {
    // `goBack` waits for a load event, which a page of the same document lacks: on a busy machine it may time
    // out.
    if (step > 0) await page.evaluate(() => history.back());
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(heading).toHaveText(title);
    // Hovered elements have other styles.
    await page.mouse.move(0, 0);
    later.set(path, await stylesOf(page));
  }
  expect(await isSameDocument(page)).toBe(true);

  const fresh = await context.newPage();
  const changed: Record<string, string[]> = {};
  for (const [path, styles] of later) {
    await openPage(fresh, path);
    const found = differences(await stylesOf(fresh), styles);
    if (found.length > 0) changed[path] = found;
  }
  expect(changed).toEqual({});
});
