import { createContext, useState } from 'react';

/** Whether a screen is shown after navigation, as opposed to the initial page load. */
export const ArrivalContext = createContext(false);

/** Returns the value of the context: true once the URL has changed. */
export function useArrival(pathname: string): boolean {
  const [opened] = useState(pathname);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && pathname !== opened) setMoved(true);
  return hasMoved;
}
