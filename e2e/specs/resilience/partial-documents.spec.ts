import type { Page } from '@playwright/test';
import { test, expect } from '../../fixtures/test';
import { getFeaturedExperience } from '../../support/catalogue';

/**
 * A browser shows the received beginning of a document. Without scripts, only the styles decide its layout.
 */
test.use({ javaScriptEnabled: false });

/** Maximum layout shift of one part, as in hydration.spec.ts (§9). */
const steady = 0.02;
/** Fractions of `main` after which the document is cut off. */
const cuts = [0.1, 0.2, 0.3, 0.5, 0.7];

/**
 * Replaces all images, whose size comes from the styles: Chromium asks before a replaced document may load
 * them.
 */
const placeholder = {
  body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  contentType: 'image/svg+xml',
  headers: { 'access-control-allow-origin': '*' },
};

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the boxes of the elements of `main` in document order, which is equal in complete and partial
 * documents.
 */
function boxesOf(page: Page): Promise<Box[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { name: `${element.localName}: ${element.textContent.slice(0, 60)}`, x, y, width, height };
    }),
  );
}

/**
 * Counts the elements at the end of a partial document that may still be open, and may therefore move or
 * resize.
 */
function openElements(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('main *')];
    const closed = all.findLastIndex((element) => element.nextElementSibling !== null);
    return all.length - closed - 1;
  });
}

/** Returns the layout shift of an element, as defined by https://wicg.github.io/layout-instability/. */
function shiftOf(before: Box, after: Box, screen: { width: number; height: number }): number {
  const seen = ({ x, y, width, height }: Box) => {
    const across = Math.min(x + width, screen.width) - Math.max(x, 0);
    const down = Math.min(y + height, screen.height) - Math.max(y, 0);
    return Math.max(across, 0) * Math.max(down, 0);
  };
  const distance = Math.max(Math.abs(after.x - before.x), Math.abs(after.y - before.y));
  const share = Math.max(seen(before), seen(after)) / (screen.width * screen.height);
  return seen(before) === 0 ? 0 : share * (distance / Math.max(screen.width, screen.height));
}

const pages: Record<string, () => Promise<string>> = {
  home: async () => '/',
  'the listing': async () => '/experiences',
  'an experience': async () => (await getFeaturedExperience()).href,
  stories: async () => '/stories',
  guides: async () => '/guides',
  contact: async () => '/contact-us',
};

for (const [name, pathOf] of Object.entries(pages)) {
  test(
    `${name} moves nothing on the screen while the rest of its document arrives`,
    { tag: '@phone' },
    async ({ page }) => {
      const path = await pathOf();
      await page.route('**/images/**', (route) => route.fulfill(placeholder));
      const screen = page.viewportSize() ?? { width: 0, height: 0 };
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      if (!response) throw new Error(`${path} did not respond`);
      const document = await response.text();
      const whole = await boxesOf(page);
      const [start, end] = [document.indexOf('<main'), document.indexOf('</main>')];

      for (const cut of cuts) {
        const body = document.slice(0, Math.round(start + cut * (end - start)));
        await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'text/html' }), {
          times: 1,
        });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const partial = (await boxesOf(page)).slice(0, -(await openElements(page)) || undefined);
        expect(partial.length, `elements in ${cut} of the document`).toBeLessThan(whole.length);
        const moved = partial.flatMap((before, index) => {
          const after = whole[index];
          const shift = after ? shiftOf(before, after, screen) : 0;
          return after && shift > steady ? [{ shift, before, after }] : [];
        });
        expect(moved, `moved after ${cut} of the document`).toEqual([]);
      }
    },
  );
}
