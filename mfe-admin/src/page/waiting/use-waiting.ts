import { countWaitingChats } from '@kaadu/contracts/today';
import { useCallback, useEffect, useRef } from 'react';
import { useServerData } from '@kaadu/ui/server-data';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { useRefreshEvery } from '../../shared/data/use-refresh-every';
import { playChime } from './chime';

const calls = { countWaitingChats };
const refreshMs = 20_000;

/**
 * Returns the number of visitors who wait for an answer, updated every 20 seconds. When it rises, a sound plays
 * if the setting is on.
 * @param isOffered whether the role has the inbox; otherwise nothing is requested and the number is 0
 */
export function useWaiting(isOffered: boolean, hasSound: boolean): number {
  const api = useAdminApi(calls);
  const load = useCallback(() => api.countWaitingChats(), [api]);
  const { data, refresh } = useServerData(isOffered ? load : null);
  useRefreshEvery(refreshMs, refresh);
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (data === null) return;
    if (hasSound && known.current !== null && data.chats > known.current) playChime();
    known.current = data.chats;
  }, [data, hasSound]);
  return data?.chats ?? 0;
}
