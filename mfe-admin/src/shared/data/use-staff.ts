import type { Staff } from '@kaadu/contracts/admin';
import { createContext, useContext } from 'react';

/** Who works in the back office, and what happens when the server does not know them any more. */
export interface StaffSession {
  readonly staff: Staff;
  /** Asks the server again who is signed in. */
  readonly recheck: () => void;
}

export const StaffContext = createContext<StaffSession | null>(null);

/** Whoever is signed in, as the server says. @throws Error outside of the back office's frame */
export function useStaff(): StaffSession {
  const session = useContext(StaffContext);
  if (!session) throw new Error('useStaff needs the frame of the back office above it');
  return session;
}
