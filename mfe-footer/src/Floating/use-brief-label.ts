import { useEffect, useState } from 'react';

/** §9: how long a label stays before it folds into its icon. */
const collapseAfter = 3000;

/** Whether the label is out: three seconds after the page, and again when the button first shows (§2.7). */
export function useBriefLabel(shown: boolean): boolean {
  const [out, setOut] = useState(true);
  const [everShown, setEverShown] = useState(shown);
  if (shown && !everShown) {
    setEverShown(true);
    setOut(true);
  }
  useEffect(() => {
    const timer = setTimeout(setOut, collapseAfter, false);
    return () => clearTimeout(timer);
  }, [everShown]);
  return out;
}
