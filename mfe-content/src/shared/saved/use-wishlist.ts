import { useApi } from '@kaadu/api-client/react';
import type { AuthState } from '@kaadu/contracts';
import { useBus, useBusState } from '@kaadu/event-bus/react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { forgetAccountWishes, mergeWishes, toggleWish, wishlist } from './wishlist';

const unknown: AuthState = { status: 'unknown' };
const none: readonly number[] = [];

/** Sign-in state at the last synchronisation of the wishlist, shared by all buttons of the page. */
let merged: AuthState['status'] = 'unknown';

/** The last list announced on the bus, by any of the buttons. */
let announced: readonly number[] | null = null;

/** Returns the keys on the wishlist and a function that toggles one; empty on the server. */
export function useWishlist() {
  const api = useApi();
  const bus = useBus();
  const { status } = useBusState('auth:state-changed', unknown);
  const keys = useSyncExternalStore(wishlist.subscribe, wishlist.get, () => none);

  const merge = useCallback(
    () =>
      mergeWishes(api).catch((error: unknown) =>
        console.warn('The wishlist is on this device only; the account is updated later', error),
      ),
    [api],
  );

  useEffect(() => {
    if (status === merged) return;
    merged = status;
    if (status === 'signed-in') void merge();
    if (status === 'signed-out') forgetAccountWishes();
  }, [merge, status]);

  useEffect(() => {
    if (announced === keys) return;
    announced = keys;
    bus.emit('content:wishlist-changed', { count: keys.length });
  }, [bus, keys]);

  const toggle = (key: number) => {
    toggleWish(key);
    if (status === 'signed-in') void merge();
  };
  return { keys, toggle };
}
