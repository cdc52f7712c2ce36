import * as endpoints from '@kaadu/contracts/admin';
import { listAuditEntries } from '../../platform/audit/audit-log';
import { AppError } from '../../platform/errors/app-error';
import { offsetOf } from '../../platform/http/paging';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { listDiscounts, saveDiscount } from './discounts';
import { listIcons, saveIcon } from './icons';
import { listOrganisers, saveOrganiser } from './organisers';
import { createUserOtp, fetchUser, registerByAdmin } from './users';

const auditPageSize = 50;

/** Records for staff only: organisers, discounts, icons. */
function recordRoutes(services: Services): Route[] {
  const { db } = services.database;
  return [
    route(endpoints.listOrganisers, () => listOrganisers(db)),
    route(endpoints.saveOrganiser, async ({ body, ...actor }) => ({
      primary_key: await saveOrganiser(services, actor, body),
    })),
    route(endpoints.listDiscounts, () => listDiscounts(db)),
    route(endpoints.saveDiscount, async ({ body, ...actor }) => ({
      primary_key: await saveDiscount(services, actor, body),
    })),
    route(endpoints.listIcons, () => listIcons(db)),
    route(endpoints.saveIcon, async ({ body, ...actor }) => ({
      primary_key: await saveIcon(services, actor, body),
    })),
  ];
}

/** Accounts in the back office. */
function userRoutes(services: Services): Route[] {
  const { db } = services.database;
  return [
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

function auditRoutes({ database: { db } }: Services): Route[] {
  return [
    route(endpoints.listAuditEntries, async ({ query }) => {
      const entries = await listAuditEntries(db, auditPageSize, offsetOf(query.page, auditPageSize));
      return entries.map(({ primaryKey, at, userPk, ...entry }) => ({
        primary_key: primaryKey,
        at: at.toISOString(),
        user_pk: userPk,
        action: entry.action,
        subject: entry.subject,
        detail: entry.detail,
      }));
    }),
  ];
}

export function adminRoutes(services: Services): Route[] {
  return [...recordRoutes(services), ...userRoutes(services), ...auditRoutes(services)];
}
