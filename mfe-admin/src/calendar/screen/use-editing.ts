import type { CalendarWindow } from '@kaadu/contracts/calendar';
import { useMemo, useState } from 'react';
import { addDays, type IsoDate } from '@kaadu/ui/dates';
import { rangeLabel } from '../model/day-words';
import { groupLines, lineName, type Line, type RateLine, type StockLine } from '../model/lines';
import type { Selected } from '../model/selection';
import type { StockRange } from '../editor/stock-range';

/** The edited range by names that stay valid after a reload. */
type Edited =
  | { readonly kind: 'lines'; readonly ids: readonly string[]; readonly from: IsoDate; readonly to: IsoDate }
  | { readonly kind: 'resource'; readonly id: string };

/** The edited range, resolved in the current window. */
export type Editing =
  | { readonly kind: 'stock'; readonly range: StockRange; readonly isPast: boolean }
  | { readonly kind: 'rate'; readonly line: RateLine; readonly from: IsoDate; readonly to: IsoDate }
  | { readonly kind: 'resource'; readonly line: StockLine };

function stockEditing(
  lines: readonly StockLine[],
  { from, to }: StockRange,
  window: CalendarWindow,
): Editing {
  const isPast = to < window.today;
  // Of a range that begins before today, only the remaining days are edited.
  const start = isPast || from >= window.today ? from : window.today;
  const all = Array.from({ length: window.days }, (_, index) => addDays(window.from, index));
  const days = all.filter((day) => day >= start && day <= to);
  return { kind: 'stock', range: { lines, from: start, to, days, first: all.indexOf(start) }, isPast };
}

function find(edited: Edited, window: CalendarWindow): Editing | null {
  const lines = groupLines(window).flatMap((group) => group.lines);
  if (edited.kind === 'resource') {
    const line = lines.find(({ id }) => id === edited.id);
    return line?.kind === 'stock' ? { kind: 'resource', line } : null;
  }
  const { from, to } = edited;
  const found = lines.filter(({ id }) => edited.ids.includes(id));
  const [first] = found;
  if (!first) return null;
  if (first.kind === 'rate') return { kind: 'rate', line: first, from, to };
  const stock = found.filter((line) => line.kind === 'stock');
  return stockEditing(stock, { lines: stock, from, to, days: [], first: 0 }, window);
}

/** Returns the title and the names of the edited range. */
export function editingLabels(editing: Editing): { readonly title: string; readonly names: string } {
  switch (editing.kind) {
    case 'stock': {
      const { lines, from, to } = editing.range;
      return { title: rangeLabel(from, to), names: lines.map(lineName).join(' · ') };
    }
    case 'rate':
      return { title: rangeLabel(editing.from, editing.to), names: lineName(editing.line) };
    case 'resource':
      return { title: editing.line.resource.name, names: 'Name, type and usual capacity' };
  }
}

/**
 * State of the edited range.
 * @param window null before the calendar has loaded
 */
export function useEditing(window: CalendarWindow | null) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const editing = useMemo(() => (edited && window ? find(edited, window) : null), [edited, window]);
  return {
    editing,
    close: () => setEdited(null),
    edit(selected: Selected) {
      if (!window) return;
      const lines: readonly Line[] = selected.kind === 'rate' ? [selected.line] : selected.lines;
      setEdited({
        kind: 'lines',
        ids: lines.map(({ id }) => id),
        from: addDays(window.from, selected.first),
        to: addDays(window.from, selected.last),
      });
    },
    editResource: (line: StockLine) => setEdited({ kind: 'resource', id: line.id }),
  };
}
