import { scriptsId } from '../../app/start-script';
import { recordEarlyInput } from './early-input';
import { guardScripts } from './trusted-types';

/*
 * The only script that runs before the page is shown; it is inlined in the document. Other scripts would
 * compete with the first image for the network. They wait in a template until the document has loaded and the
 * image is shown, or until the visitor interacts.
 */
const signsOfVisitor = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
const waiting = new AbortController();

function startScripts(): void {
  const template = document.getElementById(scriptsId);
  if (!(template instanceof HTMLTemplateElement)) return;
  document.head.append(template.content.cloneNode(true));
  template.remove();
}

/**
 * Whether a pointer event reports no movement, as some browsers do for a pointer that rests where the page
 * appears.
 */
const isResting = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;

function onSign(event: Event): void {
  if (!isResting(event)) startScripts();
}

/** Resolves when the largest image has been painted, or at once where nothing is painted. */
async function firstImageShown(): Promise<void> {
  const image = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // A broken image delays nothing: its place is painted without it.
  await image?.decode().catch(() => undefined);
  if (document.visibilityState === 'hidden') return;
  // Tasks after an animation frame run when its output is on the way to the screen.
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

guardScripts();
recordEarlyInput();
for (const sign of signsOfVisitor)
  addEventListener(sign, onSign, { capture: true, passive: true, signal: waiting.signal });
addEventListener('load', () => {
  void firstImageShown().then(() => {
    startScripts();
    waiting.abort();
  });
});
