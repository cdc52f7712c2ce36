import type { CalendarChange } from '@kaadu/contracts/calendar';
import { isApiError } from '@kaadu/api-client';
import { useAction } from '@kaadu/ui/action';

/** What a form needs to make changes. */
export interface Changing {
  /** Tells of a change that was made. */
  readonly onMade: (change: CalendarChange) => void;
  /** Reads again what is shown: somebody else has changed it. */
  readonly refresh: () => Promise<void>;
}

/** Makes one change at a time. When it is refused for what others did, what they did is read; what was typed stays. */
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
