import type { AuthState } from '@kaadu/contracts';
import { useBusEvent } from '@kaadu/event-bus/react';
import { useRef } from 'react';

/** Calls `onSignIn` when the visitor signs in while the component is mounted. */
export function useOnSignIn(onSignIn: () => void): void {
  const before = useRef<AuthState['status']>('unknown');
  useBusEvent('auth:state-changed', ({ status }) => {
    const hasSignedIn = before.current === 'signed-out' && status === 'signed-in';
    before.current = status;
    if (hasSignedIn) onSignIn();
  });
}
