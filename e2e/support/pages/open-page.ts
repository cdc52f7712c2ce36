import { expect, type Page, type Response } from '@playwright/test';

/** Title of the step that waits for hydration, which is no assertion about the page. */
export const preparation = 'parts that are not hydrated yet';

/** Opens a page of the site and waits until every part of it is interactive. */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (!response) throw new Error(`${path} did not respond`);
  await whenInteractive(page);
  return response;
}

/**
 * Waits until every part of the document is interactive. Earlier input is replayed later, for which most
 * tests do not wait. On pages of other hosts it checks the properties that React adds to its elements.
 */
export async function whenInteractive(page: Page): Promise<void> {
  const waiting = () =>
    page.evaluate(() => {
      const parts = document.querySelectorAll('#root :is(header, main, main > *, footer, dialog)');
      const isHydrated = (part: Element) =>
        !part.closest('[data-part]:not([data-interactive])') &&
        Object.keys(part).some((key) => key.startsWith('__reactProps$'));
      return [...parts].filter((part) => !isHydrated(part)).map(({ tagName }) => tagName);
    });
  await expect.poll(waiting, { message: preparation, intervals: [50] }).toEqual([]);
}

/** Marks the document, so that `isSameDocument` can detect a reload. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'true';
  });
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['marked'] === 'true');
}
