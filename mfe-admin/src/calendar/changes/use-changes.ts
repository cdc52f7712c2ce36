import { undoCalendarChange, type CalendarChange } from '@kaadu/contracts/calendar';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf, type Problem } from '@kaadu/ui/problem';
import { useAdminApi } from '../../shared/api/use-admin-api';

const calls = { undoCalendarChange };

/** The latest change, or the undo that failed. */
export interface ChangeNews {
  readonly text: string;
  /** The change to undo; null when it cannot be undone. */
  readonly change: CalendarChange | null;
  /** Whether the change is itself an undo. */
  readonly isUndo: boolean;
  readonly problem: Problem | null;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/**
 * Tracks the changes made on this screen. The latest can be undone with the button of its notice or Ctrl+Z.
 * @param refresh reads the calendar again
 */
export function useChanges(refresh: () => Promise<void>) {
  const api = useAdminApi(calls);
  const [news, setNews] = useState<ChangeNews | null>(null);
  const [busy, setBusy] = useState(false);
  const made = useRef<{ readonly change: CalendarChange; readonly isUndo: boolean }[]>([]);
  const running = useRef(false);

  const add = useCallback(
    (change: CalendarChange, isUndo = false) => {
      made.current.push({ change, isUndo });
      setNews({ text: change.summary, change, isUndo, problem: null });
      void refresh();
    },
    [refresh],
  );
  const undo = useCallback(
    async (change: CalendarChange, isUndo: boolean) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        const back = await api.undoCalendarChange({ change_pk: change.change_pk });
        made.current = made.current.filter((one) => one.change.change_pk !== change.change_pk);
        // After an undo, Ctrl+Z undoes the change before it, not the undo.
        if (isUndo) made.current.push({ change: back, isUndo: false });
        setNews({ text: back.summary, change: back, isUndo: !isUndo, problem: null });
      } catch (error) {
        setNews({ text: change.summary, change: null, isUndo: false, problem: problemOf(error) });
      } finally {
        running.current = false;
        setBusy(false);
      }
      await refresh();
    },
    [api, refresh],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      const last = made.current.at(-1);
      if (!last || isTyping(event.target)) return;
      event.preventDefault();
      void undo(last.change, last.isUndo);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo]);
  return { news, busy, add, undo, dismiss: useCallback(() => setNews(null), []) };
}
