import { useCallback, useSyncExternalStore } from 'react';

/** §9: a screen is mobile under 768 px. */
export const mobileQuery = '(max-width: 767.98px)';

/** Whether a media query holds, kept up to date; false on the server and while its HTML is hydrated. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
