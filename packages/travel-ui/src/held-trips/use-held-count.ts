import { useBus } from '@kaadu/event-bus/react';
import { useCallback, useSyncExternalStore } from 'react';
import { countHeldTrips } from './held-trips';

const recountMs = 15_000;

/** Returns the number of trips that this browser is holding; 0 on the server. */
export function useHeldCount(): number {
  const bus = useBus();
  const subscribe = useCallback(
    (notify: () => void) => {
      const changes = bus.on('booking:holds-changed').subscribe(notify);
      window.addEventListener('storage', notify);
      const timer = setInterval(notify, recountMs);
      return () => {
        changes.unsubscribe();
        window.removeEventListener('storage', notify);
        clearInterval(timer);
      };
    },
    [bus],
  );
  return useSyncExternalStore(subscribe, countHeldTrips, () => 0);
}
