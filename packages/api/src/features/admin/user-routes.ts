import {
  AdminUserBody,
  AdminUserResponse,
  AuditLogResponse,
  CreateUserOtpResponse,
  SavedResponse,
} from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf } from '../../platform/audit/actor-of';
import { listAuditEntries } from '../../platform/audit/audit-log';
import { AppError } from '../../platform/errors/app-error';
import { success } from '../../platform/http/envelope';
import { offsetOf } from '../../platform/http/paging';
import { KeyText, PageText } from '../../platform/http/query-schemas';
import { requireUser } from '../../platform/sessions/signed-in';
import type { Services } from '../../services';
import { createUserOtp, fetchUser, registerByAdmin } from './users';

const tags = ['admin'];
const UserQuery = z.object({
  primary_key: KeyText.optional(),
  email: z.string().max(254).optional(),
  phone: z.string().max(20).optional(),
});
const UserKeyBody = z.object({ primary_key: z.int().min(1).max(2_147_483_647) });
const auditPageSize = 50;

/** Accounts, as staff work on them. */
export function userRoutes(services: Services): FastifyPluginAsyncZod {
  const { db } = services.database;
  return async (app) => {
    app.post(
      '/admin/registerUser',
      {
        onRequest: requireUser(services, ['admin']),
        schema: { tags, body: AdminUserBody, response: { 200: SavedResponse } },
      },
      async (request) =>
        success({ primary_key: await registerByAdmin(services, actorOf(request), request.body) }),
    );
    app.get(
      '/admin/fetchUser',
      {
        onRequest: requireUser(services, ['sales', 'finance']),
        schema: { tags, querystring: UserQuery, response: { 200: AdminUserResponse } },
      },
      async ({ query: { primary_key: primaryKey, email, phone } }) => {
        if (primaryKey === undefined && !email && !phone) {
          throw new AppError('invalid', 'Say whom: primary_key, email or phone.');
        }
        return success(await fetchUser(db, { primaryKey, email, phone }));
      },
    );
    app.post(
      '/admin/createUserOtp',
      {
        onRequest: requireUser(services, ['sales']),
        schema: { tags, body: UserKeyBody, response: { 200: CreateUserOtpResponse } },
      },
      async (request) =>
        success({ primary_key: await createUserOtp(services, actorOf(request), request.body.primary_key) }),
    );
  };
}

/** The audit log, for admins. */
export function auditLogRoutes(services: Services): FastifyPluginAsyncZod {
  const { db } = services.database;
  return async (app) => {
    app.get(
      '/admin/auditLog',
      {
        onRequest: requireUser(services, ['admin']),
        schema: { tags, querystring: z.object({ page: PageText }), response: { 200: AuditLogResponse } },
      },
      async ({ query }) => {
        const entries = await listAuditEntries(db, auditPageSize, offsetOf(query.page, auditPageSize));
        return success(
          entries.map(({ primaryKey, at, userPk, action, subject, detail }) => ({
            primary_key: primaryKey,
            at: at.toISOString(),
            user_pk: userPk,
            action,
            subject,
            detail,
          })),
        );
      },
    );
  };
}
