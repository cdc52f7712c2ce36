import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { at, moveIn, type Position, type Selection } from '../model/selection';
import type { Line } from '../model/lines';

interface GridOptions {
  readonly lines: readonly Line[];
  readonly days: number;
  /** Opens the editor for the selection. */
  readonly onOpen: (selection: Selection) => void;
  /** Shows the previous or the next window of days. */
  readonly onTurn: (windows: 1 | -1) => void;
}

/** Returns the position of the cell that an event targets. */
function positionOf(target: EventTarget | null): Position | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  if (!cell) return null;
  return { line: Number(cell.dataset['line']), day: Number(cell.dataset['day']) };
}

/**
 * Selection by pointer, touch and keyboard. One cell is in the tab order. Arrow keys move, Shift extends, Enter and
 * Space open the editor, and Escape clears the selection (ARIA APG, grid).
 */
export function useGrid({ lines, days, onOpen, onTurn }: GridOptions) {
  const grid = useRef<HTMLTableElement>(null);
  const [selection, setSelection] = useState<Selection>(at({ line: 0, day: 0 }));
  const shouldFocus = useRef(false);
  const { head } = selection;

  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-line="${head.line}"][data-day="${head.day}"]`)?.focus();
  }, [head]);

  const select = (next: Selection) => {
    shouldFocus.current = true;
    setSelection(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || positionOf(event.target) === null) return;
    const moved = moveIn(event.key, head, { lines: lines.length, days }, event.ctrlKey);
    const turn = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : null;
    if (moved) select(event.shiftKey && selection.anchor.day >= 0 ? extend(selection, moved) : at(moved));
    else if (turn) onTurn(turn);
    else if (event.key === 'Enter' || event.key === ' ') onOpen(selection);
    else if (event.key === 'Escape' && selection.anchor !== head) select(at(head));
    else return;
    event.preventDefault();
  };

  const { isDragging, handlers } = useDragging({ selection, select, follow: setSelection, onOpen });
  return {
    grid,
    selection,
    isDragging,
    handlers: { onKeyDown, ...handlers },
  };
}

interface DraggingOptions {
  readonly selection: Selection;
  /** Selects cells and moves the focus there. */
  readonly select: (selection: Selection) => void;
  /** Extends the selection while the pointer moves. */
  readonly follow: (selection: Selection) => void;
  readonly onOpen: (selection: Selection) => void;
}

/** Selects by dragging with the pointer. */
function useDragging({ selection, select, follow, onOpen }: DraggingOptions) {
  const [isDragging, setDragging] = useState(false);
  const dragged = useRef<Selection | null>(null);

  const onPointerDown = (event: PointerEvent) => {
    const position = positionOf(event.target);
    if (!position || event.button !== 0) return;
    const next = event.shiftKey && position.day >= 0 ? extend(selection, position) : at(position);
    dragged.current = next;
    setDragging(true);
    select(next);
    // Prevents text selection.
    if (event.pointerType === 'mouse') event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!dragged.current || dragged.current.anchor.day < 0) return;
    // Touch events keep their first target, so look up the cell under the finger.
    const position = positionOf(document.elementFromPoint(event.clientX, event.clientY));
    if (!position || position.day < 0 || isSame(position, dragged.current.head)) return;
    dragged.current = extend(dragged.current, position);
    follow(dragged.current);
  };
  const onPointerUp = () => {
    const done = dragged.current;
    dragged.current = null;
    setDragging(false);
    if (done) {
      select(done);
      onOpen(done);
    }
  };
  /** The browser has taken the gesture for scrolling. */
  const onPointerCancel = () => {
    if (dragged.current) follow(at(dragged.current.anchor));
    dragged.current = null;
    setDragging(false);
  };
  return { isDragging, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

const isSame = (a: Position, b: Position) => a.line === b.line && a.day === b.day;
/** Extends a selection to a cell; the head of a line counts as its first day. */
const extend = ({ anchor }: Selection, { line, day }: Position): Selection => ({
  anchor,
  head: { line, day: Math.max(0, day) },
});
