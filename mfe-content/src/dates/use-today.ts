import { useSyncExternalStore } from 'react';
import { today, type IsoDate } from './dates';

const never = () => () => undefined;

/** Today's date in India; null on the server and while its HTML, which is cached for days to come, is hydrated. */
export function useToday(): IsoDate | null {
  return useSyncExternalStore<IsoDate | null>(
    never,
    () => today(),
    () => null,
  );
}
