import { interactiveEvent } from '../../app/start-script';

/** Marks a section of the document as interactive, so that earlier input in it is repeated. */
export function markInteractive(part: string): void {
  const element = document.querySelector<HTMLElement>(`[data-part="${part}"]`);
  if (!element || 'interactive' in element.dataset) return;
  element.dataset['interactive'] = '';
  element.dispatchEvent(new Event(interactiveEvent, { bubbles: true }));
}
