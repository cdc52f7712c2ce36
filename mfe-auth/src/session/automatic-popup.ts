import { readStored, writeStored } from '@kaadu/browser-storage';
import { useBus, useBusEvent } from '@kaadu/event-bus/react';
import { useEffect, useRef } from 'react';

/** §9 */
const delay = 30_000;
const dismissalsKey = 'loginPopupDismissals';
const paying = /\/(buy|payment)\/|^\/booking-confirmation-page/;

/** The visitor closed the automatic popup: it never shows by itself again (§4). */
export function dismissAutomaticPopup(): void {
  writeStored(dismissalsKey, String(dismissals() + 1));
}

/** Forgets the dismissals, once somebody has signed in. */
export function resetAutomaticPopup(): void {
  writeStored(dismissalsKey, null);
}

function dismissals(): number {
  return Number(readStored(dismissalsKey)) || 0;
}

function isBusy(): boolean {
  const typing = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return typing || paying.test(window.location.pathname);
}

/**
 * §2.4: asks for the modal 30 s after the page, once, if nobody is signed in, no other popup is open, the visitor
 * neither types nor pays, and has not dismissed it before.
 */
export function useAutomaticPopup(): void {
  const bus = useBus();
  const openPopup = useRef<string | null>(null);
  useBusEvent('page:popup-opened', ({ id }) => {
    openPopup.current = id;
  });
  useBusEvent('page:popup-closed', ({ id }) => {
    if (openPopup.current === id) openPopup.current = null;
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      const signedOut = bus.last('auth:state-changed')?.status === 'signed-out';
      if (!signedOut || openPopup.current || dismissals() > 0 || isBusy()) return;
      bus.emit('auth:login-requested', { source: 'automatic' });
    }, delay);
    return () => clearTimeout(timer);
  }, [bus]);
}
