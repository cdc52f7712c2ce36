import * as endpoints from '@kaadu/contracts/overview';
import { type Route, route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services/services';
import { countBookings } from './count-bookings';
import { measureOccupancy } from './measure-occupancy';
import { measureResponses } from './measure-responses';
import { measureVitals } from './measure-vitals';
import { sumRevenue } from './sum-revenue';

/** Routes for the figures of the overview. */
export function overviewRoutes({ database: { db } }: Services): Route[] {
  return [
    route(endpoints.getBookingFigures, ({ query }) => countBookings(db, query)),
    route(endpoints.getRevenueFigures, ({ query }) => sumRevenue(db, query)),
    route(endpoints.getOccupancyFigures, ({ query: { experience_pk, ...range } }) =>
      measureOccupancy(db, range, experience_pk),
    ),
    route(endpoints.getResponseFigures, ({ query }) => measureResponses(db, query)),
    route(endpoints.getVitalFigures, ({ query }) => measureVitals(db, query)),
  ];
}
