import { useEffect, useEffectEvent, useRef } from 'react';
import { useAccount } from './use-account';

/**
 * Requests the login modal. Before the session keeper has loaded nothing listens for the request, so it is emitted
 * again once the sign-in state is known.
 */
export function useLoginRequest(): (source: 'header' | 'drawer') => void {
  const { status, login } = useAccount();
  const pendingSource = useRef<'header' | 'drawer'>(undefined);
  const repeat = useEffectEvent(() => {
    if (pendingSource.current && status === 'signed-out') login(pendingSource.current);
    pendingSource.current = undefined;
  });
  useEffect(() => {
    if (status !== 'unknown') repeat();
  }, [status]);

  return (source) => {
    if (status === 'unknown') pendingSource.current = source;
    login(source);
  };
}
