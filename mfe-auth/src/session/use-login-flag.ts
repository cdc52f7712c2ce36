import { readStored, writeStored } from '@kaadu/browser-storage';
import { storageKeys } from '@kaadu/contracts';
import { useBus } from '@kaadu/event-bus/react';
import { useEffect } from 'react';

/** Polling interval. Setting the flag in the same tab fires no storage event. */
const pollIntervalMs = 1000;

/** §2.4: requests the login modal when the stored flag is set, and clears the flag. */
export function useLoginFlag(): void {
  const bus = useBus();
  useEffect(() => {
    const check = () => {
      if (readStored(storageKeys.openLoginModal) !== 'true') return;
      writeStored(storageKeys.openLoginModal, null);
      bus.emit('auth:login-requested', { source: 'stored-flag' });
    };
    check();
    const poll = setInterval(check, pollIntervalMs);
    return () => clearInterval(poll);
  }, [bus]);
}
