import { useEffect } from 'react';
import { useServerData, type ServerData } from '@kaadu/ui/server-data';
import { useStaff } from './use-staff';

/**
 * What a screen of the back office shows of the server: read again when `load` changes, when the window is returned to, and
 * on `refresh`, which is for after a change. A session that has ended is reported to the frame, which asks to sign in.
 * @param load memoised (`useCallback`) by what it asks for; null: nothing is read yet
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
