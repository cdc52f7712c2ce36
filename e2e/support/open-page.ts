import { expect, type Page, type Response } from '@playwright/test';

/** Opens a page of the site and waits until its every part answers to the visitor. */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`${path} gave no answer`);
  await whenInteractive(page);
  return response;
}

/**
 * Waits until React has taken over every slot: a click that comes earlier, while a remote's script is still on its
 * way, is lost. React marks the elements that it owns; there is no public sign of it.
 */
export async function whenInteractive(page: Page): Promise<void> {
  const ready = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#root :is(header, main, footer, aside, dialog)')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps$')),
      ),
    );
  await expect.poll(ready, { message: 'every part of the page is hydrated' }).toBe(true);
}
