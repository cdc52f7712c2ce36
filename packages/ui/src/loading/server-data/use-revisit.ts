import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onRevisit` when the visitor returns to this page: from another tab, from sleep, from the back/forward cache,
 * or from being offline. The page's data may be stale then.
 */
export function useRevisit(onRevisit: () => void): void {
  const revisit = useEffectEvent(onRevisit);
  useEffect(() => {
    const whenVisible = () => {
      if (document.visibilityState === 'visible') revisit();
    };
    const whenRestored = (event: PageTransitionEvent) => {
      if (event.persisted) revisit();
    };
    document.addEventListener('visibilitychange', whenVisible);
    window.addEventListener('pageshow', whenRestored);
    window.addEventListener('focus', whenVisible);
    window.addEventListener('online', whenVisible);
    return () => {
      document.removeEventListener('visibilitychange', whenVisible);
      window.removeEventListener('pageshow', whenRestored);
      window.removeEventListener('focus', whenVisible);
      window.removeEventListener('online', whenVisible);
    };
  }, []);
}
