import { useOrigins } from '@kaadu/api-client/origins';
import { useApi } from '@kaadu/api-client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useStaff } from '../../shared/data/use-staff';
import { createInboxApi } from './inbox-api';
import { InboxSession } from './inbox-session';
import type { ListName } from './thread-lists';

/** Connects the inbox of the signed-in advisor to the list and the thread in the URL. */
export function useInbox(list: ListName, thread: number | null) {
  const site = useApi();
  const { apiUrl, chatUrl } = useOrigins();
  const { staff, recheck } = useStaff();
  const advisor = staff.primary_key;
  const session = useMemo(() => {
    const api = createInboxApi(site, apiUrl);
    return { api, inbox: new InboxSession({ api, url: chatUrl, advisor }) };
  }, [site, apiUrl, chatUrl, advisor]);
  const { api, inbox } = session;
  useEffect(() => {
    inbox.start();
    return () => inbox.stop();
  }, [inbox]);
  useEffect(() => inbox.choose(list), [inbox, list]);
  useEffect(() => {
    if (thread !== null) inbox.openThread(thread);
  }, [inbox, thread]);
  const snapshot = useSyncExternalStore(inbox.store.subscribe, inbox.store.get);
  const open = useSyncExternalStore(inbox.open.subscribe, inbox.open.get);
  const hasEnded = snapshot.problem?.status === 401;
  useEffect(() => {
    if (hasEnded) recheck();
  }, [hasEnded, recheck]);
  return { api, inbox, snapshot, open: thread === null ? undefined : open.get(thread), advisor };
}
export type Inbox = ReturnType<typeof useInbox>;
