import * as endpoints from '@kaadu/contracts/admin';
import { Staff } from '@kaadu/contracts/admin';
import { AppError } from '../../platform/errors/app-error';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { listDiscounts } from './discounts';
import { listIcons } from './icons';
import { listOrganisers, saveOrganiser } from './organisers';
import { createUserOtp, fetchUser, registerByAdmin } from './users';

/** Returns the routes of staff-only records: organisers, discounts and icons. */
function recordRoutes(services: Services): Route[] {
  const { db } = services.database;
  return [
    route(endpoints.listOrganisers, () => listOrganisers(db)),
    route(endpoints.saveOrganiser, async ({ body, ...actor }) => ({
      primary_key: await saveOrganiser(services, actor, body),
    })),
    route(endpoints.listDiscounts, () => listDiscounts(db)),
    route(endpoints.listIcons, () => listIcons(db)),
  ];
}

/** Returns the routes of accounts in the admin pages. */
function userRoutes(services: Services): Route[] {
  const { db } = services.database;
  return [
    route(endpoints.getStaff, async ({ user: { primaryKey, firstName, lastName, email, role } }) => ({
      primary_key: primaryKey,
      first_name: firstName,
      last_name: lastName,
      email,
      role: Staff.shape.role.parse(role),
    })),
    route(endpoints.registerUserByAdmin, async ({ body, ...actor }) => ({
      primary_key: await registerByAdmin(services, actor, body),
    })),
    route(endpoints.findUser, async ({ query: { primary_key: primaryKey, email, phone } }) => {
      if (primaryKey === undefined && !email && !phone) {
        throw new AppError('invalid', 'Give a primary_key, email or phone.');
      }
      return fetchUser(db, { primaryKey, email, phone });
    }),
    route(endpoints.createUserOtp, async ({ body, ...actor }) => ({
      primary_key: await createUserOtp(services, actor, body.primary_key),
    })),
  ];
}

export function adminRoutes(services: Services): Route[] {
  return [...recordRoutes(services), ...userRoutes(services)];
}
