import { openLoginWindowEvent, storageKeys } from '@kaadu/contracts';
import { useBus, useBusEvent } from '@kaadu/event-bus/react';
import { readStored, writeStored } from '@kaadu/ui';
import { useEffect, useRef } from 'react';

/** How often the stored flag is looked at: code outside the remotes sets it in this very tab. */
const pollEvery = 1000;

/** §2.4: the stored flag and the window event ask for the modal too; a request on the bus becomes a window event. */
export function useLoginBridge(): void {
  const bus = useBus();
  const echoing = useRef(false);

  useBusEvent('auth:login-requested', ({ source }) => {
    if (source === 'window-event') return;
    echoing.current = true;
    window.dispatchEvent(new Event(openLoginWindowEvent));
    echoing.current = false;
  });

  useEffect(() => {
    const fromWindow = () => {
      if (!echoing.current) bus.emit('auth:login-requested', { source: 'window-event' });
    };
    const fromFlag = () => {
      if (readStored(storageKeys.openLoginModal) !== 'true') return;
      writeStored(storageKeys.openLoginModal, null);
      bus.emit('auth:login-requested', { source: 'stored-flag' });
    };
    fromFlag();
    const poll = setInterval(fromFlag, pollEvery);
    window.addEventListener(openLoginWindowEvent, fromWindow);
    return () => {
      clearInterval(poll);
      window.removeEventListener(openLoginWindowEvent, fromWindow);
    };
  }, [bus]);
}
