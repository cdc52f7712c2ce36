import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint';
import { PrimaryKey } from '../fields/fields';

/** Most experiences that a wishlist holds; the oldest make room for new ones. */
export const maxWishes = 50;

const keys = z.array(PrimaryKey).check(z.maxLength(maxWishes));

/** Changes of a wishlist go to the account, and the list as it is then comes back: so lists of several devices are merged. */
export const syncWishlist = {
  method: 'POST',
  path: '/loggedUser/wishlist',
  noun: 'wishlist',
  summary:
    'Adds experiences to a person’s wishlist, takes others away, and answers what is on it, the newest first',
  access: 'signed-in',
  body: z.object({ add: keys, remove: keys }),
  data: z.object({ experiences: z.array(PrimaryKey) }),
  cache: 'no-store',
} as const satisfies Endpoint;
