import { forgetVisitor } from '@kaadu/browser-storage';
import { useBus, type SiteBus } from '@kaadu/event-bus/react';
import { useCallback, useEffect, useRef } from 'react';
import { readSession } from './session-storage';

/** Polling interval (§9). */
const pollIntervalMs = 1000;

function announce(bus: SiteBus, stored: string | null): void {
  if (stored !== null && announceUser(bus, stored)) return;
  bus.emit('auth:state-changed', { status: 'signed-out' });
}

/**
 * Announces the stored user. Other code may write the storage, so the bus validates it.
 * @returns false if the stored value is no user
 */
function announceUser(bus: SiteBus, stored: string): boolean {
  try {
    const user: unknown = JSON.parse(stored);
    return bus.emitUntrusted('auth:state-changed', { status: 'signed-in', user });
  } catch (error) {
    console.warn('Ignored an unreadable session in the browser storage', error);
    return false;
  }
}

/**
 * Announces on the bus who is signed in (§4). Checks at page load, when another tab changes the storage, and every
 * second, because a change in the same tab fires no storage event.
 * @returns checks the storage immediately
 */
export function useSessionKeeper(): () => void {
  const bus = useBus();
  const announced = useRef<string | null | undefined>(undefined);

  const check = useCallback(() => {
    const stored = readSession();
    if (stored === announced.current) return;
    // Signed out, here or in another tab.
    if (stored === null && announced.current) void forgetVisitor();
    announced.current = stored;
    announce(bus, stored);
  }, [bus]);

  useEffect(() => {
    check();
    const poll = setInterval(check, pollIntervalMs);
    window.addEventListener('storage', check);
    return () => {
      clearInterval(poll);
      window.removeEventListener('storage', check);
    };
  }, [check]);

  return check;
}
