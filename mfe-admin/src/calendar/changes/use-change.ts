import type { CalendarChange } from '@kaadu/contracts/calendar';
import { isApiError } from '@kaadu/api-client';
import { useAction } from '@kaadu/ui/action';

/** Props of a form that makes changes. */
export interface Changing {
  /** Called with each change that was made. */
  readonly onMade: (change: CalendarChange) => void;
  /** Reloads the calendar after someone else changed it. */
  readonly refresh: () => Promise<void>;
}

/** Makes one change at a time. On a conflict with another change it reloads the data and keeps the input. */
export function useChange({ onMade, refresh }: Changing) {
  const { run, busy, problem } = useAction();
  const make = (call: () => Promise<CalendarChange>) =>
    run(async () => {
      try {
        onMade(await call());
      } catch (error) {
        if (isApiError(error) && error.status === 409) await refresh();
        throw error;
      }
    });
  return { make, busy, problem };
}
