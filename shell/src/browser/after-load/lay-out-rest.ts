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

/** Two frames: what is laid out in the first has its size in the second. */
const laidOut = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Lays out what is below the first screen (`data-below-fold`, see base.css), part by part, so that the page answers to the
 * visitor in between. Each part keeps the height that it got, and is left out again until it comes near: what changes the
 * style of all elements, such as a dialog that makes the page inert, then costs only those near the screen. Pages that are
 * opened later are laid out as a whole, at their true height, so that a scroll position can be restored.
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

/** React does not expect attributes to change under its hands before. */
async function hydrated(): Promise<void> {
  while (document.querySelector('[data-part=page]:not([data-interactive])'))
    await new Promise((resolve) => addEventListener(interactiveEvent, resolve, { once: true }));
}
