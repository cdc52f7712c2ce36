import { readStored } from '@kaadu/browser-storage';
import { useBusState } from '@kaadu/event-bus/react';
import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
}

/** What the page's content keeps (`wishlist`): a list of keys. */
function storedCount(): number {
  return readStored('wishlist')?.match(/\d+/g)?.length ?? 0;
}

/** How many experiences are saved: as the page says, or as it was when one last did. 0 on the server. */
export function useWishlistCount(): number {
  const stored = useSyncExternalStore(subscribe, storedCount, () => 0);
  return useBusState('content:wishlist-changed', { count: stored }).count;
}
