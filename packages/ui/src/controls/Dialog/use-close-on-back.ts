import { useEffect } from 'react';

/**
 * Makes Back close a popup instead of leaving the page, as on phones. Without the Navigation API, or where it does not
 * let a page intercept Back, the browser leaves the page.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open || !('navigation' in window)) return;
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      onClose();
    };
    const { navigation } = window;
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [open, onClose]);
}
