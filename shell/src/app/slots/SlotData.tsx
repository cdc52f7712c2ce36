import type { SlotName } from '@kaadu/contracts';
import { useComposition } from '../composition';

/** Writes the loader's result after the slot's markup, for hydration. */
export function SlotData({ slot, data }: { slot: SlotName; data: unknown }) {
  const composition = useComposition();
  const state = data === undefined ? undefined : composition.slotState(slot, data);
  composition.slotRendered(slot);
  if (state === undefined) return null;
  return (
    <script
      type="application/json"
      data-slot-data={slot}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: state }}
    />
  );
}
