import * as endpoints from '@kaadu/contracts/people';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { changeRole } from './change-role';
import { listPeople } from './repository';
import { endSessions, listSessions } from './sessions';

/** Returns the routes with which admins list and change accounts. */
export function peopleRoutes(services: Services): Route[] {
  const { db } = services.database;
  return [
    route(endpoints.listPeople, ({ query: { page, ...filter } }) => listPeople(db, page, filter)),
    route(endpoints.changeRole, ({ body, ...actor }) => changeRole(services, actor, body)),
    route(endpoints.listSessions, ({ query, raw }) => listSessions(services, query.primary_key, raw)),
    route(endpoints.endSessions, async ({ body, ...actor }) => ({
      ended: await endSessions(services, actor, body),
    })),
  ];
}
