import type { SlotName } from '@kaadu/contracts';
import { useEffect } from 'react';
import { interactiveEvent } from './start-script';

/** A part of the document that becomes interactive by itself: its element has the name in `data-part`. */
export type PartName = SlotName | 'page';

/** Marks a part as interactive once React has hydrated what is around this: what was done there before is done again then. */
export function Interactive({ part }: { part: PartName }) {
  useEffect(() => {
    const element = document.querySelector<HTMLElement>(`[data-part="${part}"]`);
    if (!element || 'interactive' in element.dataset) return;
    element.dataset['interactive'] = '';
    element.dispatchEvent(new Event(interactiveEvent, { bubbles: true }));
  }, [part]);
  return null;
}
