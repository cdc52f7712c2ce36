import { interactiveEvent } from '../../app/start-script';

/** Marks a part of the document as interactive: what was done in it before is done again then. */
export function markInteractive(part: string): void {
  const element = document.querySelector<HTMLElement>(`[data-part="${part}"]`);
  if (!element || 'interactive' in element.dataset) return;
  element.dataset['interactive'] = '';
  element.dispatchEvent(new Event(interactiveEvent, { bubbles: true }));
}
