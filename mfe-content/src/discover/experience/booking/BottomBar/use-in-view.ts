import { useCallback, useSyncExternalStore } from 'react';

const events = ['scroll', 'resize'] as const;

/** Whether any of the element with this id is in the window; false on the server. */
export function useInView(id: string): boolean {
  const subscribe = useCallback((notify: () => void) => {
    for (const name of events) window.addEventListener(name, notify, { passive: true });
    return () => {
      for (const name of events) window.removeEventListener(name, notify);
    };
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => isInView(document.getElementById(id)),
    () => false,
  );
}

function isInView(element: Element | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
