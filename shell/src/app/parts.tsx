import type { SlotName } from '@kaadu/contracts';
import { useEffect } from 'react';
import { useComposition } from './composition';

/** A section of the document that hydrates separately. Its element has the name in `data-part`. */
export type PartName = SlotName | 'page';

/** Reports that React has hydrated a section. Rendered as its last child. */
export function Interactive({ part }: { part: PartName }) {
  const composition = useComposition();
  useEffect(() => composition.partReady(part), [composition, part]);
  return null;
}
