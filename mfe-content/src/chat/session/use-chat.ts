import { useOrigins } from '@kaadu/api-client/origins';
import { useApi } from '@kaadu/api-client/react';
import type { AuthState } from '@kaadu/contracts';
import { parseSitePath } from '@kaadu/contracts/site-path';
import { useBusState } from '@kaadu/event-bus/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createChatApi } from './chat-api';
import { ChatSession } from './chat-session';

const unknown: AuthState = { status: 'unknown' };

/** Returns the path of the page on this site that the visitor comes from; the chat's own path if there is none. */
export function pageBefore(referrer: string, origin: string): string {
  try {
    const { origin: from, pathname } = new URL(referrer);
    return (from === origin && parseSitePath(pathname, 300)) || '/chat';
  } catch {
    return '/chat';
  }
}

/** Connects the chat of this page. Signing in or out opens a new connection. */
export function useChat() {
  const api = useApi();
  const { apiUrl, chatUrl } = useOrigins();
  const auth = useBusState('auth:state-changed', unknown);
  const who = auth.status === 'signed-in' ? String(auth.user.primary_key) : auth.status;
  const session = useMemo(() => {
    const page = pageBefore(document.referrer, window.location.origin);
    return { who, chat: new ChatSession({ api: createChatApi(api, apiUrl), url: chatUrl, page }) };
  }, [api, apiUrl, chatUrl, who]);
  useEffect(() => {
    // The visitor is not identified yet, so a connection could be the wrong one.
    if (session.who === 'unknown') return;
    session.chat.start();
    return () => session.chat.stop();
  }, [session]);
  const { store } = session.chat.talk;
  const snapshot = useSyncExternalStore(store.subscribe, store.get);
  return { session: session.chat, snapshot };
}
