import { expect, type Page, type Response } from '@playwright/test';

/** Title of the step that waits for hydration, which asserts nothing about the page. */
export const preparation = 'parts that are not hydrated yet';

/** Opens a page of the site and waits until every part of it is interactive. */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (!response) throw new Error(`${path} did not respond`);
  await whenInteractive(page);
  return response;
}

/**
 * Waits until every part of the document is interactive: what is done earlier is done again later, which most tests do not
 * wait for. On pages of other hosts it looks for the properties that React puts on its elements.
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

/** Marks the document, so that `isSameDocument` can tell whether it has been reloaded since. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'true';
  });
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['marked'] === 'true');
}
