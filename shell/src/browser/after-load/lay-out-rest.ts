import { interactiveEvent } from '../../app/start-script';
import type { PageServices } from './page-services';

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });

function isOffScreen(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}

/** Waits two frames: an element that is laid out in the first has its size in the second. */
const laidOut = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Lays out the sections below the first screen (`data-below-fold`, see base.css) one by one, so that the page
 * can respond to input in between. Each keeps its height and is skipped again until it is near the screen.
 * Changes to the style of all elements, such as a dialog that makes the page inert, then affect only nearby
 * sections. Later pages are laid out as a whole, at their true height, so that scroll positions can be
 * restored.
 */
export async function layOutRest({ router }: Pick<PageServices, 'router'>): Promise<void> {
  const unsubscribe = router.subscribe(() => {
    document.documentElement.dataset['laidOut'] = '';
    unsubscribe();
  });
  await hydrated();
  for (const part of document.querySelectorAll<HTMLElement>('[data-below-fold] > *')) {
    await idle();
    part.style.contentVisibility = 'visible';
    await laidOut();
    if (isOffScreen(part)) part.style.contentVisibility = '';
  }
}

/** Waits for hydration, before which React does not expect attributes to change. */
async function hydrated(): Promise<void> {
  while (document.querySelector('[data-part=page]:not([data-interactive])'))
    await new Promise((resolve) => addEventListener(interactiveEvent, resolve, { once: true }));
}
