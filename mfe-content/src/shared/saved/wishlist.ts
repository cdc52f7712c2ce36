import type { Api } from '@kaadu/api-client';
import { maxWishes } from '@kaadu/contracts/wishlist';
import { readStored, writeStored } from '@kaadu/browser-storage';
import { storedKeys } from './stored-keys';

/** Experiences on the wishlist, newest first. */
export const wishlist = storedKeys('wishlist');
/** Keys added and removed on this device that the account has not received yet. */
const added = storedKeys('wishlistAdded');
const removed = storedKeys('wishlistRemoved');

const without = (keys: readonly number[], key: number) => keys.filter((other) => other !== key);

/** Adds an experience to the wishlist, or removes it. */
export function toggleWish(key: number): void {
  const isOn = wishlist.get().includes(key);
  const rest = without(wishlist.get(), key);
  wishlist.set(isOn ? rest : [key, ...rest].slice(0, maxWishes));
  added.set(isOn ? without(added.get(), key) : [key, ...added.get()].slice(0, maxWishes));
  removed.set(isOn ? [key, ...removed.get()].slice(0, maxWishes) : without(removed.get(), key));
}

/**
 * Set while the list on this device belongs to an account. Signing out reloads the page, and the list must not remain.
 */
const ownerName = 'wishlistOfAccount';

/** Clears the wishlist of this device after signing out, if it belongs to an account. */
export function forgetAccountWishes(): void {
  if (!readStored(ownerName)) return;
  writeStored(ownerName, null);
  for (const list of [wishlist, added, removed]) list.set([]);
}

/**
 * Sends the changes of this device to the account, and merges its list with those of other devices. Changes made
 * meanwhile are kept for the next call.
 * @throws ApiError; the list of this device is then unchanged
 */
export async function mergeWishes(api: Pick<Api, 'syncWishlist'>): Promise<void> {
  const [add, remove] = [added.get(), removed.get()];
  const { experiences } = await api.syncWishlist({ add: [...add], remove: [...remove] });
  writeStored(ownerName, 'true');
  added.set(added.get().filter((key) => !add.includes(key)));
  removed.set(removed.get().filter((key) => !remove.includes(key)));
  const later = added.get().filter((key) => !experiences.includes(key));
  wishlist.set([...later, ...experiences.filter((key) => !removed.get().includes(key))]);
}
