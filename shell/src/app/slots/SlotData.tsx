import type { SlotName } from '@kaadu/contracts';
import { useComposition } from '../composition';
import { jsonForScript } from '../json-for-script';

/** Writes the loader's result after the slot's markup, for the browser to hydrate with. */
export function SlotData({ slot, data }: { slot: SlotName; data: unknown }) {
  useComposition().slotRendered(slot);
  if (data === undefined) return null;
  return (
    <script
      type="application/json"
      data-slot-data={slot}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: jsonForScript(data) }}
    />
  );
}
