import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterNextPaint } from './after-next-paint';
import { useAccount } from './use-account';

type Source = 'header' | 'drawer';

export interface LoginRequest {
  /** Requests the login modal. */
  readonly request: (source: Source) => void;
  /** Requested, and about to open. */
  readonly isOpening: boolean;
}

/**
 * Requests the login modal, whose opening takes a slow phone a tenth of a second: the button shows first that it was
 * pressed. Before the session keeper has loaded nothing listens for the request, so it is emitted again once the sign-in
 * state is known.
 */
export function useLoginRequest(): LoginRequest {
  const { status, login } = useAccount();
  const [isOpening, setOpening] = useState(false);
  const pendingSource = useRef<Source>(undefined);
  const repeat = useEffectEvent(() => {
    if (pendingSource.current && status === 'signed-out') login(pendingSource.current);
    pendingSource.current = undefined;
  });
  useEffect(() => {
    if (status !== 'unknown') repeat();
  }, [status]);

  return {
    request(source) {
      if (status === 'unknown') pendingSource.current = source;
      setOpening(true);
      afterNextPaint(() => {
        setOpening(false);
        login(source);
      });
    },
    isOpening,
  };
}
