import type { AuthState } from '@kaadu/contracts';
import { useBusState } from '@kaadu/event-bus/react';

const unknown: AuthState = { status: 'unknown' };

/** Whether a member is known to be signed in; always false on the server, whose HTML all visitors share. */
export function useIsMember(): boolean {
  return useBusState('auth:state-changed', unknown).status === 'signed-in';
}
