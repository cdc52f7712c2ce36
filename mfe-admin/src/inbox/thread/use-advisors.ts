import type { Advisor } from '@kaadu/contracts/chat';
import { useCallback } from 'react';
import { useAdminData } from '../../shared/data/use-admin-data';
import type { InboxApi } from '../session/inbox-api';

/** Returns the accounts that a thread can be assigned to; empty until loaded. */
export function useAdvisors(api: InboxApi): readonly Advisor[] {
  const load = useCallback(() => api.listAdvisors(), [api]);
  return useAdminData(load).data ?? [];
}
