import type { Line, RateLine, StockLine } from './lines';

/** A cell by the indexes of its line and its day; day -1 is the head of the line. */
export interface Position {
  readonly line: number;
  readonly day: number;
}

/** A selection from its anchor to its current end. */
export interface Selection {
  readonly anchor: Position;
  readonly head: Position;
}

/** Selected days of one rate line or of resource lines. Indexes are inclusive. */
export type Selected =
  | { readonly kind: 'rate'; readonly line: RateLine; readonly first: number; readonly last: number }
  | {
      readonly kind: 'stock';
      readonly lines: readonly StockLine[];
      readonly first: number;
      readonly last: number;
    };

export const at = (position: Position): Selection => ({ anchor: position, head: position });

/** Returns the indexes of the lines that a selection covers: of the kind it started on, and only one rate line. */
function coveredLines({ anchor, head }: Selection, lines: readonly Line[]): number[] {
  const kind = lines[anchor.line]?.kind;
  if (kind === 'rate') return [anchor.line];
  const from = Math.min(anchor.line, head.line);
  const to = Math.max(anchor.line, head.line);
  return lines.flatMap((line, index) => (index >= from && index <= to && line.kind === kind ? index : []));
}

/** Returns the first and last day that a selection covers in a line; null when it covers none. */
export function daysIn(
  selection: Selection,
  lines: readonly Line[],
  line: number,
): { readonly first: number; readonly last: number } | null {
  if (!coveredLines(selection, lines).includes(line)) return null;
  const days = [selection.anchor.day, selection.head.day];
  const first = Math.min(...days);
  return first < 0 ? null : { first, last: Math.max(...days) };
}

/** Resolves a selection to its lines and days; null for the head of a line. */
export function selectedOf(selection: Selection, lines: readonly Line[]): Selected | null {
  const covered = coveredLines(selection, lines).flatMap((index) => lines[index] ?? []);
  const first = Math.min(selection.anchor.day, selection.head.day);
  const last = Math.max(selection.anchor.day, selection.head.day);
  const [line] = covered;
  if (!line || first < 0) return null;
  if (line.kind === 'rate') return { kind: 'rate', line, first, last };
  return { kind: 'stock', lines: covered.filter((one) => one.kind === 'stock'), first, last };
}

interface Size {
  readonly lines: number;
  readonly days: number;
}

/** Returns the cell that a key moves to (ARIA APG, grid); null for other keys. */
export function moveIn(
  key: string,
  { line, day }: Position,
  { lines, days }: Size,
  toEnds: boolean,
): Position | null {
  const within = (position: Position): Position => ({
    line: Math.max(0, Math.min(lines - 1, position.line)),
    day: Math.max(-1, Math.min(days - 1, position.day)),
  });
  switch (key) {
    case 'ArrowLeft':
      return within({ line, day: day - 1 });
    case 'ArrowRight':
      return within({ line, day: day + 1 });
    case 'ArrowUp':
      return within({ line: line - 1, day });
    case 'ArrowDown':
      return within({ line: line + 1, day });
    case 'Home':
      return within({ line: toEnds ? 0 : line, day: 0 });
    case 'End':
      return within({ line: toEnds ? lines - 1 : line, day: days - 1 });
    default:
      return null;
  }
}
