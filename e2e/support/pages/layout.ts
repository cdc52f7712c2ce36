import { expect, type Page } from '@playwright/test';
import { openPage } from './open-page';

/** Elements that stay at an edge of the window while the page scrolls under them. */
const fixedParts = 'header, [data-bottom-bar], aside[aria-label="Talk to us"]';

/** Scrolls to a position immediately, and waits for the effects of scrolling. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.scrollTo({ top, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    y,
  );
}

/** Checks that the page does not scroll sideways. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((part) => part.getBoundingClientRect().right > clientWidth + 1)
      .map(({ tagName, className }) => `${tagName} ${String(className)}`)
      .slice(0, 8);
  });
  expect(wide, 'parts that make the page scroll sideways').toEqual([]);
}

/**
 * Opens a page with text of twice the size: first by the browser's font setting, then by text zoom. Yields
 * the method.
 */
export async function* openWithLargeText(page: Page, path: string): AsyncGenerator<'settings' | 'zoom'> {
  const session = await page.context().newCDPSession(page);
  const setTextSize = (pixels: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
  await setTextSize(32);
  await openPage(page, path);
  yield 'settings';
  await setTextSize(16);
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  yield 'zoom';
}

/** Returns words of the page's content that break inside at the end of a line. E-mail addresses have to. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.offsetWidth < 5) continue;
      if (node.textContent?.includes('@')) continue;
      for (const match of (node.textContent ?? '').matchAll(/\p{Letter}{4,}/gu)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) found.push(match[0]);
      }
    }
    return found;
  });
}

/**
 * Presses Tab through the page.
 * @returns focused elements whose middle was covered by a fixed element
 */
export async function tabThrough(page: Page, stops: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(nameIfCovered, fixedParts);
    if (name === null) break;
    if (name) hidden.push(name);
  }
  return hidden;
}

/**
 * Returns the name of the focused element if it is covered; empty when it is not, null when the focus has
 * left the page.
 */
async function nameIfCovered(fixed: string): Promise<string | null> {
  const active = document.activeElement;
  if (!active || active === document.body) return null;
  const isShown = () => {
    // The middle of the visible area: a list that scrolls sideways shows its next item partially.
    const { left, top, right, bottom } = active.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    const over = hit?.closest(fixed);
    return hit !== null && (!over || over.contains(active));
  };
  // The focus scrolls to its element at once; a snapping list does so in later frames.
  for (let frame = 0; frame < 60; frame += 1) {
    if (isShown()) return '';
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
  return `${active.tagName} ${active.textContent} at ${Math.round(active.getBoundingClientRect().top)}`;
}
