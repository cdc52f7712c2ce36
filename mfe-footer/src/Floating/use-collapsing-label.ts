import { useEffect, useState } from 'react';

/** §9: time before the label collapses into its icon. */
const collapseAfterMs = 3000;

/** Whether the label is expanded: for three seconds after page load, and again when the button first appears (§2.7). */
export function useCollapsingLabel(shown: boolean): boolean {
  const [expanded, setExpanded] = useState(true);
  const [everShown, setEverShown] = useState(shown);
  if (shown && !everShown) {
    setEverShown(true);
    setExpanded(true);
  }
  useEffect(() => {
    const timer = setTimeout(setExpanded, collapseAfterMs, false);
    return () => clearTimeout(timer);
  }, [everShown]);
  return expanded;
}
