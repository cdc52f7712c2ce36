import * as endpoints from '@kaadu/contracts/reviews';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { ratePlace } from './rate-place';
import { getPlaceRatings } from './repository';

export function reviewRoutes(services: Services): Route[] {
  const { db } = services.database;
  return [
    route(endpoints.getPlaceRatings, ({ query }) => getPlaceRatings(db, query.primary_key)),
    route(endpoints.ratePlace, async ({ user, body }) => ({
      primary_key: await ratePlace(services, user, body),
    })),
  ];
}
