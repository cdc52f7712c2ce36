import * as endpoints from '@kaadu/contracts/availability';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { type Caller, callerOf } from '../../platform/sessions/caller';
import { calendarRoutes } from './calendar/routes';
import { checkAvailability } from './capacity/check-availability';
import type { HeldUnits } from './capacity/held-units';
import { getCalendar } from './capacity/get-calendar';

interface BookingPort {
  /** Lists the units of an experience that a caller is holding. */
  readonly listHeldUnits: (caller: Caller, experiencePk: number) => Promise<readonly HeldUnits[]>;
}

/** Routes for availability and prices, and for the operators' calendar. */
export function availabilityRoutes(services: Services, { listHeldUnits }: BookingPort): Route[] {
  const { now } = services;
  const { db } = services.database;
  return [
    route(endpoints.getCalendar, async ({ query, raw }) => {
      const { experience_pk: experiencePk, option_pk: optionPk, month } = query;
      const held = await listHeldUnits(await callerOf(services, raw), experiencePk);
      return getCalendar(db, { experiencePk, optionPk, month, held }, now());
    }),
    route(endpoints.checkAvailability, async ({ query, raw }) => {
      const { experience_pk: experiencePk, from, to = null, guests, ages, member } = query;
      const trip = { from, to, party: { guests, ages } };
      const held = await listHeldUnits(await callerOf(services, raw), experiencePk);
      return checkAvailability(db, { experiencePk, trip, isMember: member === '1', held }, now());
    }),
    ...calendarRoutes(services),
  ];
}
