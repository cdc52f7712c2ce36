import { readStored } from '@kaadu/browser-storage';
import { useBusState } from '@kaadu/event-bus/react';
import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
}

/** Counts the keys that mfe-content stores under `wishlist`. */
function storedCount(): number {
  return readStored('wishlist')?.match(/\d+/g)?.length ?? 0;
}

/** Returns the number of saved experiences, from the page or from the stored wishlist; 0 on the server. */
export function useWishlistCount(): number {
  const stored = useSyncExternalStore(subscribe, storedCount, () => 0);
  return useBusState('content:wishlist-changed', { count: stored }).count;
}
