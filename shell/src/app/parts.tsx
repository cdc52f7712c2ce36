import type { SlotName } from '@kaadu/contracts';
import { useEffect } from 'react';
import { useComposition } from './composition';

/** A part of the document that becomes interactive by itself: its element has the name in `data-part`. */
export type PartName = SlotName | 'page';

/** Tells when React has hydrated a part: this is rendered in it, after everything else. */
export function Interactive({ part }: { part: PartName }) {
  const composition = useComposition();
  useEffect(() => composition.partReady(part), [composition, part]);
  return null;
}
