import { createContext, useState } from 'react';

/** Whether a screen is shown because somebody went to it, not because the page was opened there. */
export const ArrivalContext = createContext(false);

/** The value of the context: true once the address has changed. */
export function useArrival(pathname: string): boolean {
  const [opened] = useState(pathname);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && pathname !== opened) setMoved(true);
  return hasMoved;
}
