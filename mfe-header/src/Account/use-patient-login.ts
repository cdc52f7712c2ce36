import { useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from './use-account';

const patience = 4000;

/**
 * Asks for the login modal. Until the session keeper has spoken nobody would hear: the request waits for it, and
 * after four seconds login counts as unavailable.
 */
export function usePatientLogin() {
  const { status, login } = useAccount();
  const [wanted, setWanted] = useState<'header' | 'drawer' | null>(null);
  const [unavailable, setUnavailable] = useState(false);
  const ask = useEffectEvent(login);

  useEffect(() => {
    if (!wanted) return;
    const settle = (failed: boolean) => {
      setWanted(null);
      setUnavailable(failed);
    };
    if (status === 'unknown') {
      const timer = setTimeout(settle, patience, true);
      return () => clearTimeout(timer);
    }
    if (status === 'signed-out') ask(wanted);
    settle(false);
  }, [wanted, status]);

  return { request: setWanted, waiting: wanted !== null, unavailable };
}

export type PatientLogin = ReturnType<typeof usePatientLogin>;
