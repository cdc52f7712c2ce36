import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from './layout';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules beyond the standards' tags: labels that contain their visible text (2.5.3), and landmarks told apart. */
const furtherRules = ['label-content-name-mismatch', 'landmark-unique'];

/**
 * Creates the accessibility checker. It reports failures only, since passed checks take most of its time. It
 * stays on the page, since only cross-origin frames need its second page, and there are none.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/**
 * Fails with the page's accessibility violations, one per line. Waits for animations; one cancelled by React,
 * which removes its element, rejects with `AbortError` and counts as ended. Forces the layout of off-screen
 * content, which axe measures.
 */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-below-fold] > *'))
      part.style.contentVisibility = 'visible';
  });
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  const rules = Object.fromEntries(furtherRules.map((rule) => [rule, { enabled: true }]));
  const { violations } = await axe(page)
    .options({ resultTypes: ['violations'], runOnly: standards, rules })
    .analyze();
  const barriers = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(barriers).toEqual([]);
}

/**
 * Window of a phone, for tests that check one page of a journey at both sizes without repeating the journey.
 */
export const phoneWindow = { width: 390, height: 844 };

/**
 * Fails when the page has accessibility violations or scrolls sideways in the current window or a phone's.
 */
export async function expectFitsEveryWindow(page: Page): Promise<void> {
  const window = page.viewportSize();
  if (!window) throw new Error('The page has no window');
  for (const size of [phoneWindow, window]) {
    await page.setViewportSize(size);
    await nextFrame(page);
    await expectNoBarriers(page);
    await expectNoSidewaysScrolling(page);
  }
}

/** Resolves when the effects of a window change have been painted. */
function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
