import { jsonForScript } from '../json-for-script';

/** The loader's result beside the slot's markup, for the browser to hydrate with. */
export function SlotData({ slot, data }: { slot: string; data: unknown }) {
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
