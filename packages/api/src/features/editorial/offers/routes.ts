import * as endpoints from '@kaadu/contracts/offers';
import { type Route, route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services/services';
import { getOffer } from './get-offer';

/** Routes for coupons; public. */
export function offerRoutes({ database: { db }, now }: Services): Route[] {
  return [route(endpoints.getOffer, ({ params }) => getOffer(db, params.code, now()))];
}
