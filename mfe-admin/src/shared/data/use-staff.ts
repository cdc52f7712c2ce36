import type { Staff } from '@kaadu/contracts/admin';
import { createContext, useContext } from 'react';

/** The signed-in member of staff, with the handling of an ended session. */
export interface StaffSession {
  readonly staff: Staff;
  /** Checks with the server who is signed in. */
  readonly recheck: () => void;
}

export const StaffContext = createContext<StaffSession | null>(null);

/**
 * Returns the signed-in member of staff.
 * @throws Error outside of the admin frame
 */
export function useStaff(): StaffSession {
  const session = useContext(StaffContext);
  if (!session) throw new Error('useStaff needs the frame of the back office above it');
  return session;
}
