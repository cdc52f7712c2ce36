import { readStored, writeStored } from '@kaadu/browser-storage';
import { storageKeys } from '@kaadu/contracts';
import { useBus } from '@kaadu/event-bus/react';
import { useEffect } from 'react';

/** The flag may be set in this very tab, which makes no storage event. */
const pollEvery = 1000;

/** §2.4: the stored flag asks for the modal, and is cleared as it does. */
export function useLoginFlag(): void {
  const bus = useBus();
  useEffect(() => {
    const check = () => {
      if (readStored(storageKeys.openLoginModal) !== 'true') return;
      writeStored(storageKeys.openLoginModal, null);
      bus.emit('auth:login-requested', { source: 'stored-flag' });
    };
    check();
    const poll = setInterval(check, pollEvery);
    return () => clearInterval(poll);
  }, [bus]);
}
