import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint';
import { PrimaryKey } from '../fields/fields';

/** Maximum number of experiences on a wishlist; new ones replace the oldest. */
export const maxWishes = 50;

const keys = z.array(PrimaryKey).check(z.maxLength(maxWishes));

/**
 * Sends wishlist changes to the account and returns the merged list, so that several devices stay in sync.
 */
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
