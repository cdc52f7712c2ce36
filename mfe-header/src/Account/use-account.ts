import { useOrigins } from '@kaadu/api-client/origins';
import type { AuthState, EventPayload } from '@kaadu/contracts';
import { useBus, useBusState } from '@kaadu/event-bus/react';

import { useHeaderText } from '../messages';

type LoginSource = EventPayload<'auth:login-requested'>['source'];

/** Returns the name in the greeting (§2.2); empty if it is unknown. */
export function greetingName(state: AuthState): string {
  return (state.status === 'signed-in' && state.user.first_name?.trim()) || '';
}

/** The sign-in state and its actions, shared by header and drawer (§2.2). */
export function useAccount() {
  const t = useHeaderText();
  const bus = useBus();
  const { apiUrl } = useOrigins();
  const state = useBusState('auth:state-changed', { status: 'unknown' });
  const key = state.status === 'signed-in' ? state.user.primary_key : undefined;
  return {
    status: state.status,
    firstName: greetingName(state) || t('user'),
    /** Null without a primary key. */
    bookingsHref: key ? `${apiUrl}/check-user-login?primary_key=${encodeURIComponent(key)}` : null,
    login: (source: LoginSource) => bus.emit('auth:login-requested', { source }),
    logout: () => bus.emit('auth:logout-requested', {}),
  };
}
