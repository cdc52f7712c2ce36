import * as endpoints from '@kaadu/contracts/availability';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { calendarRoutes } from './calendar/routes';
import { checkAvailability } from './capacity/check-availability';
import { getCalendar } from './capacity/get-calendar';

/** Routes for availability and prices, and for the operators' calendar. */
export function availabilityRoutes(services: Services): Route[] {
  const { now } = services;
  const { db } = services.database;
  return [
    route(endpoints.getCalendar, ({ query }) =>
      getCalendar(
        db,
        { experiencePk: query.experience_pk, optionPk: query.option_pk, month: query.month },
        now(),
      ),
    ),
    route(endpoints.checkAvailability, ({ query }) => {
      const { experience_pk: experiencePk, from, to = null, guests, ages, member } = query;
      const trip = { from, to, party: { guests, ages } };
      return checkAvailability(db, { experiencePk, trip, isMember: member === '1' }, now());
    }),
    ...calendarRoutes(services),
  ];
}
