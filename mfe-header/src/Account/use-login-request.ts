import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterNextPaint } from './after-next-paint';
import { useAccount } from './use-account';

type Source = 'header' | 'drawer';

export interface LoginRequest {
  /** Requests the login modal. */
  readonly request: (source: Source) => void;
  /** Whether the modal was requested and is about to open. */
  readonly isOpening: boolean;
}

/**
 * Requests the login modal. Opening it takes a slow phone a tenth of a second, so the button shows the press first. The
 * request is emitted again once the sign-in state is known, because nothing listens before the session keeper has
 * loaded.
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
