import type { Api } from '@kaadu/api-client';
import { maxWishes } from '@kaadu/contracts/wishlist';
import { readStored, writeStored } from '@kaadu/browser-storage';
import { storedKeys } from './stored-keys';

/** Experiences on the wishlist, the newest first. */
export const wishlist = storedKeys('wishlist');
/** What was added and removed on this device and the account does not know yet. */
const added = storedKeys('wishlistAdded');
const removed = storedKeys('wishlistRemoved');

const without = (keys: readonly number[], key: number) => keys.filter((other) => other !== key);

/** Puts an experience on the wishlist, or takes it off. */
export function toggleWish(key: number): void {
  const isOn = wishlist.get().includes(key);
  const rest = without(wishlist.get(), key);
  wishlist.set(isOn ? rest : [key, ...rest].slice(0, maxWishes));
  added.set(isOn ? without(added.get(), key) : [key, ...added.get()].slice(0, maxWishes));
  removed.set(isOn ? [key, ...removed.get()].slice(0, maxWishes) : without(removed.get(), key));
}

/** Set while the list on this device is an account's: signing out reloads the page, and the list must not stay behind. */
const ownerName = 'wishlistOfAccount';

/** Empties the wishlist of this device after signing out, if it is an account's. */
export function forgetAccountWishes(): void {
  if (!readStored(ownerName)) return;
  writeStored(ownerName, null);
  for (const list of [wishlist, added, removed]) list.set([]);
}

/**
 * Tells the account what changed on this device, and takes over its list with what other devices saved. What is changed
 * meanwhile stays, and is told the next time.
 * @throws ApiError; the list of this device is then as it was
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
