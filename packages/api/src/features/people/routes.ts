import * as invitationEndpoints from '@kaadu/contracts/invitations';
import * as endpoints from '@kaadu/contracts/people';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { changeRole } from './change-role';
import { acceptInvitation } from './invitations/accept-invitation';
import { listInvitations } from './invitations/invitations-repository';
import { inviteColleague } from './invitations/invite-colleague';
import { withdrawInvitation } from './invitations/withdraw-invitation';
import { listPeople } from './repository';
import { endSessions, listSessions } from './sessions';

/** Returns the routes with which admins invite colleagues, who accept. */
function invitationRoutes(services: Services): Route[] {
  return [
    route(invitationEndpoints.listInvitations, () => listInvitations(services.database.db, services.now())),
    route(invitationEndpoints.inviteColleague, ({ body, ...actor }) =>
      inviteColleague(services, actor, body),
    ),
    route(invitationEndpoints.withdrawInvitation, ({ body, ...actor }) =>
      withdrawInvitation(services, actor, body.primary_key),
    ),
    route(invitationEndpoints.acceptInvitation, ({ body, ...actor }) =>
      acceptInvitation(services, actor, body.token),
    ),
  ];
}

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
    ...invitationRoutes(services),
  ];
}
