import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { IsoDate } from '@kaadu/ui/dates';
import { moveOf } from './calendar-moves';

interface RovingOptions {
  readonly dates: readonly IsoDate[];
  /** The day in the tab order until another has had the focus. */
  readonly initial: IsoDate | undefined;
  readonly earliest: IsoDate;
  readonly latest: IsoDate;
  /** Shows the month of a date that the focus moves to. */
  readonly onLeaveMonth: (date: IsoDate) => void;
}

/**
 * Roving tabindex over the days of the grid. Keys move the focus, which follows into another month once that is shown.
 */
export function useRovingDay({ dates, initial, earliest, latest, onLeaveMonth }: RovingOptions) {
  const grid = useRef<HTMLTableElement>(null);
  const [roving, setRoving] = useState<IsoDate | null>(null);
  const wanted = useRef<IsoDate | null>(null);
  const current = roving !== null && dates.includes(roving) ? roving : (initial ?? dates[0]);

  const focus = (date: IsoDate) => {
    wanted.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  };
  useEffect(() => {
    if (wanted.current !== null && dates.includes(wanted.current)) focus(wanted.current);
  }, [dates]);

  const onKeyDown = (event: KeyboardEvent, date: IsoDate) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const to = moveOf(event.key, date);
    if (to === null) return;
    event.preventDefault();
    const target = to < earliest ? earliest : to > latest ? latest : to;
    setRoving(target);
    if (dates.includes(target)) focus(target);
    else {
      wanted.current = target;
      onLeaveMonth(target);
    }
  };
  return { grid, current, setRoving, onKeyDown };
}
