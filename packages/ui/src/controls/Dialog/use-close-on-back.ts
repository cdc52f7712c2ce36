import { useEffect } from 'react';

/**
 * Back closes what is open instead of leaving the page, as phones have it. Browsers without the Navigation API, and
 * those that do not let a page keep the visitor, go back.
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
