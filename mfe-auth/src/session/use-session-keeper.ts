import { useBus, type SiteBus } from '@kaadu/event-bus/react';
import { useCallback, useEffect, useRef } from 'react';
import { readSession } from './session-storage';

/** §9 */
const pollEvery = 1000;

function announce(bus: SiteBus, stored: string | null): void {
  if (stored !== null && announceUser(bus, stored)) return;
  bus.emit('auth:state-changed', { status: 'signed-out' });
}

/** Storage is written by others too, so the bus parses the user. False when what is stored is not a user. */
function announceUser(bus: SiteBus, stored: string): boolean {
  try {
    const user: unknown = JSON.parse(stored);
    return bus.emitUntrusted('auth:state-changed', { status: 'signed-in', user });
  } catch (error) {
    console.warn('Ignored an unreadable session in the browser storage', error); // §8
    return false;
  }
}

/**
 * Tells the page who is signed in: at load, when another tab changes the storage, and by a poll of one second,
 * because a change of one's own tab makes no storage event (§4).
 * @returns looks at the storage now
 */
export function useSessionKeeper(): () => void {
  const bus = useBus();
  const announced = useRef<string | null | undefined>(undefined);

  const check = useCallback(() => {
    const stored = readSession();
    if (stored === announced.current) return;
    announced.current = stored;
    announce(bus, stored);
  }, [bus]);

  useEffect(() => {
    check();
    const poll = setInterval(check, pollEvery);
    window.addEventListener('storage', check);
    return () => {
      clearInterval(poll);
      window.removeEventListener('storage', check);
    };
  }, [check]);

  return check;
}
