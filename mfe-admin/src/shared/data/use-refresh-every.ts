import { useEffect, useEffectEvent } from 'react';

/** Calls `refresh` at an interval, also while the page is in the background. */
export function useRefreshEvery(intervalMs: number, refresh: () => Promise<void>): void {
  const onTick = useEffectEvent(() => void refresh());
  useEffect(() => {
    const timer = setInterval(() => onTick(), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
}
