import { useHydrated } from '../../loading/hydration/use-hydrated';
import { today, type IsoDate } from './dates';

/**
 * Returns today's date in India; null on the server and during hydration, because the server's HTML is cached for days.
 */
export function useToday(): IsoDate | null {
  return useHydrated() ? today() : null;
}
