import { useEffect, useEffectEvent, useRef } from 'react';
import { useAccount } from './use-account';

/**
 * Asks for the login modal. Until the session keeper has spoken it cannot hear either (only a stand-in for it could),
 * so a click that came too early is repeated then.
 */
export function useLoginRequest(): (source: 'header' | 'drawer') => void {
  const { status, login } = useAccount();
  const unheard = useRef<'header' | 'drawer'>(undefined);
  const repeat = useEffectEvent(() => {
    if (unheard.current && status === 'signed-out') login(unheard.current);
    unheard.current = undefined;
  });
  useEffect(() => {
    if (status !== 'unknown') repeat();
  }, [status]);

  return (source) => {
    if (status === 'unknown') unheard.current = source;
    login(source);
  };
}
