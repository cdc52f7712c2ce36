import type { AuthState } from '@kaadu/contracts';
import { useBusState } from '@kaadu/event-bus/react';

const unknown: AuthState = { status: 'unknown' };

/** True once the browser knows that a member is signed in; never on the server, whose HTML everybody shares. */
export function useIsMember(): boolean {
  return useBusState('auth:state-changed', unknown).status === 'signed-in';
}
