import {
  AdminPaymentRequestResponse,
  AdminUserBody,
  AdminUserResponse,
  AuditLogResponse,
  CreateUserOtpResponse,
  PaymentRequestBody,
  PaymentRequestResponse,
  SavedResponse,
  TransactionStatusBody,
} from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error';
import { createUserOtp, fetchUser, registerByAdmin } from './users';
import { offsetOf } from '../../platform/http/paging';
import { getPayment, savePayment, settlePayment, viewPayment } from '../payments/payment-requests';
import { listAuditEntries } from '../../platform/audit/audit-log';
import { requireUser } from '../../platform/sessions/signed-in';
import type { Services } from '../../services';
import { success } from '../../platform/http/envelope';
import { actorOf } from './office-routes';
import { ByKey, KeyText, PageText } from '../../platform/http/query-schemas';

const UserQuery = z.object({
  primary_key: KeyText.optional(),
  email: z.string().max(254).optional(),
  phone: z.string().max(20).optional(),
});
const UserKeyBody = z.object({ primary_key: z.int().min(1).max(2_147_483_647) });
const auditPageSize = 50;

/** Accounts and payment requests, for the back office; and the page behind a payment link. */
export function peopleOfficeRoutes(services: Services): FastifyPluginAsyncZod {
  const { db } = services.database;
  const tags = ['admin: people'];
  const only = (...roles: ('sales' | 'finance' | 'admin')[]) => ({
    onRequest: requireUser(services, roles),
  });
  return async (app) => {
    app.post(
      '/admin/registerUser',
      { ...only('admin'), schema: { tags, body: AdminUserBody, response: { 200: SavedResponse } } },
      async (request) =>
        success({ primary_key: await registerByAdmin(services, actorOf(request), request.body) }),
    );
    app.get(
      '/admin/fetchUser',
      {
        ...only('sales', 'finance'),
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
      { ...only('sales'), schema: { tags, body: UserKeyBody, response: { 200: CreateUserOtpResponse } } },
      async (request) =>
        success({ primary_key: await createUserOtp(services, actorOf(request), request.body.primary_key) }),
    );
    app.get(
      '/experience/getPayementReqData',
      {
        schema: {
          tags: ['payments'],
          querystring: z.object({ token: z.string().min(1).max(128) }),
          response: { 200: PaymentRequestResponse },
        },
      },
      async ({ query }) => success(await viewPayment(db, query.token)),
    );
    app.get(
      '/admin/getPayementReqDataByPk',
      {
        ...only('sales', 'finance'),
        schema: { tags, querystring: ByKey, response: { 200: AdminPaymentRequestResponse } },
      },
      async ({ query }) => success(await getPayment(db, query.primary_key)),
    );
    app.post(
      '/admin/updatePaymentReq',
      {
        ...only('sales'),
        schema: { tags, body: PaymentRequestBody, response: { 200: AdminPaymentRequestResponse } },
      },
      async (request) => success(await savePayment(services, actorOf(request), request.body)),
    );
    app.post(
      '/admin/updateTransactionStatus',
      {
        ...only('finance'),
        schema: { tags, body: TransactionStatusBody, response: { 200: AdminPaymentRequestResponse } },
      },
      async (request) => success(await settlePayment(services, actorOf(request), request.body)),
    );
    app.get(
      '/admin/auditLog',
      {
        ...only('admin'),
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
