import { useEffect } from 'react';
import { useServerData, type ServerData } from '@kaadu/ui/server-data';
import { useStaff } from './use-staff';

/**
 * Loads data of an admin screen. It reloads when `load` changes, when the visitor returns to the window, and on
 * `refresh` after a change. It reports an ended session to the frame, which shows the sign-in form.
 * @param load memoised (`useCallback`); null to load nothing yet
 */
export function useAdminData<Data>(load: (() => Promise<Data>) | null): ServerData<Data> {
  const state = useServerData(load);
  const { recheck } = useStaff();
  const hasEnded = state.problem?.status === 401;
  useEffect(() => {
    if (hasEnded) recheck();
  }, [hasEnded, recheck]);
  return state;
}
