import { useCallback, useSyncExternalStore } from 'react';

/** Whether the page is scrolled by at least `threshold` pixels; false on the server. */
export function useScrolled(threshold: number): boolean {
  const subscribe = useCallback((notify: () => void) => {
    window.addEventListener('scroll', notify, { passive: true });
    return () => window.removeEventListener('scroll', notify);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY >= threshold,
    () => false,
  );
}
