import { useOrigins } from '@kaadu/api-client/origins';
import { readStored, writeStored } from '@kaadu/browser-storage';
import type { BookingLink } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveOfflineCopy } from './offline-copy';

const storageKey = (reference: string) => `voucherSaved:${reference}`;

function subscribeToConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser has a connection; true on the server. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
}

/** Saves a voucher for offline use each time it loads, and returns the time of the latest copy. */
export function useOfflineCopy(booking: Booking, { reference, key }: BookingLink) {
  const { apiUrl } = useOrigins();
  const online = useOnline();
  const [state, setState] = useState<'saving' | 'saved' | 'failed'>('saving');
  const [savedAt, setSavedAt] = useState(() => readStored(storageKey(reference)));
  const query = key ? `?${new URLSearchParams({ key }).toString()}` : '';
  const answerUrl = `${apiUrl}/bookings/${reference}${query}`;

  useEffect(() => {
    if (!online) return;
    let left = false;
    saveOfflineCopy(booking, answerUrl).then(
      () => {
        const now = new Date().toISOString();
        writeStored(storageKey(reference), now);
        if (left) return;
        setSavedAt(now);
        setState('saved');
      },
      (error: unknown) => {
        console.warn('The voucher could not be saved for offline use', error);
        if (!left) setState('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [booking, answerUrl, reference, online]);

  return { online, state, savedAt };
}
