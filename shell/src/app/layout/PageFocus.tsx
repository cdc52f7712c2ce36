import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useComposition } from '../composition';

/**
 * Moves the focus to each page that the visitor navigates to. A change of the query alone keeps the focus.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const composition = useComposition();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    composition.focusPage();
  }, [composition, pathname]);
  return null;
}
