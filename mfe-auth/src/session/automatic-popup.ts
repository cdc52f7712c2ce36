import { readStored, writeStored } from '@kaadu/browser-storage';
import { useBus, useBusEvent } from '@kaadu/event-bus/react';
import { useEffect, useRef } from 'react';

/** Delay of the automatic popup (§9). */
const delayMs = 30_000;
const dismissalsKey = 'loginPopupDismissals';
/** Pages on which the visitor pays, or may be shown a payment request. */
const paymentPath =
  /\/(buy|payment)(\/|$)|^\/(chat|booking-confirmation-page|find-booking|my-bookings|voucher)(\/|$)/;

/** Records that the visitor closed the automatic popup, which then never opens by itself again (§4). */
export function dismissAutomaticPopup(): void {
  writeStored(dismissalsKey, String(dismissals() + 1));
}

/** Clears the dismissals once the visitor has signed in. */
export function resetAutomaticPopup(): void {
  writeStored(dismissalsKey, null);
}

function dismissals(): number {
  return Number(readStored(dismissalsKey)) || 0;
}

function isBusy(): boolean {
  const typing = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return typing || paymentPath.test(window.location.pathname);
}

/**
 * Requests the login modal once, 30 s after page load (§2.4). Never when the visitor is signed in, typing or paying,
 * has dismissed it before, or has another popup open.
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
    }, delayMs);
    return () => clearTimeout(timer);
  }, [bus]);
}
