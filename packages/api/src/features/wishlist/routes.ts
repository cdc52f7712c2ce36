import * as endpoints from '@kaadu/contracts/wishlist';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { syncWishlist } from './sync-wishlist';

/** Returns the routes of an account's wishlist. */
export function wishlistRoutes({ database: { db }, now }: Services): Route[] {
  return [
    route(endpoints.syncWishlist, async ({ user, body }) => ({
      experiences: await syncWishlist(db, user.primaryKey, { ...body, now: now() }),
    })),
  ];
}
