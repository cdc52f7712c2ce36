import {
  AdminPaymentRequestResponse,
  PaymentRequestBody,
  PaymentRequestResponse,
  TransactionStatusBody,
} from '@kaadu/contracts/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf } from '../../platform/audit/actor-of';
import { success } from '../../platform/http/envelope';
import { ByKey } from '../../platform/http/query-schemas';
import { requireUser } from '../../platform/sessions/signed-in';
import type { Services } from '../../services';
import { getPayment, viewPayment } from './get-payment';
import { recordTransaction, savePayment } from './save-payment';

/** Payment requests: the page behind a payment link, and what staff do with them. */
export function paymentRoutes(services: Services): FastifyPluginAsyncZod {
  const { db } = services.database;
  const tags = ['payments'];
  return async (app) => {
    app.get(
      '/experience/getPayementReqData',
      {
        schema: {
          tags,
          querystring: z.object({ token: z.string().min(1).max(128) }),
          response: { 200: PaymentRequestResponse },
        },
      },
      async ({ query }) => success(await viewPayment(db, query.token)),
    );
    app.get(
      '/admin/getPayementReqDataByPk',
      {
        onRequest: requireUser(services, ['sales', 'finance']),
        schema: { tags, querystring: ByKey, response: { 200: AdminPaymentRequestResponse } },
      },
      async ({ query }) => success(await getPayment(db, query.primary_key)),
    );
    app.post(
      '/admin/updatePaymentReq',
      {
        onRequest: requireUser(services, ['sales']),
        schema: { tags, body: PaymentRequestBody, response: { 200: AdminPaymentRequestResponse } },
      },
      async (request) => success(await savePayment(services, actorOf(request), request.body)),
    );
    app.post(
      '/admin/updateTransactionStatus',
      {
        onRequest: requireUser(services, ['finance']),
        schema: { tags, body: TransactionStatusBody, response: { 200: AdminPaymentRequestResponse } },
      },
      async (request) => success(await recordTransaction(services, actorOf(request), request.body)),
    );
  };
}
