import { expect, type Page, type Response } from '@playwright/test';

/** Opens a page of the site and waits until its every part answers to the visitor. */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (!response) throw new Error(`${path} gave no answer`);
  await whenInteractive(page);
  return response;
}

/**
 * Waits until React has taken over every slot: a click that comes earlier, while a remote's script is still on its
 * way, is lost. React marks the elements that it owns; there is no public sign of it.
 */
export async function whenInteractive(page: Page): Promise<void> {
  const waiting = () =>
    page.evaluate(() => {
      const parts = document.querySelectorAll('#root :is(header, main, main > *, footer, dialog)');
      const isTaken = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps$'));
      return [...parts].filter((part) => !isTaken(part)).map(({ tagName }) => tagName);
    });
  await expect.poll(waiting, { message: 'parts that are not hydrated yet' }).toEqual([]);
}

/** Marks the document, so that `isSameDocument` can tell whether it has been loaded anew since. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'true';
  });
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['marked'] === 'true');
}
