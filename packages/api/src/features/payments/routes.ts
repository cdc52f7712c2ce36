import * as endpoints from '@kaadu/contracts/payments';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services/services';
import { getPayment, viewPayment } from './get-payment';
import { openMyBookings } from './open-my-bookings';
import { payRequest } from './pay-request';
import { receiveCallback, receiveWebhook, type ReceivingServices } from './receive-from-gateway';
import type { RequestListener } from './request-payments';
import { recordTransaction, savePayment } from './save-payment';

/**
 * Payment requests: the page behind a payment link, and what staff do with them.
 * @param tell is told of what happens to a request
 */
export function paymentRoutes(services: Services & ReceivingServices, tell: RequestListener): Route[] {
  const { db } = services.database;
  return [
    route(endpoints.getPaymentRequest, ({ query }) => viewPayment(db, query.token, services.now())),
    route(endpoints.payRequest, async ({ body, ip }) => {
      await services.limiter.check(endpoints.payRequest.limits.perClient, ip);
      return payRequest(services, body.token, body.accepted_amount);
    }),
    route(endpoints.getPaymentRequestForStaff, ({ query }) => getPayment(db, query.primary_key)),
    route(endpoints.savePaymentRequest, ({ body, ...actor }) => savePayment(services, tell, actor, body)),
    route(endpoints.updateTransactionStatus, ({ body, ...actor }) =>
      recordTransaction(services, tell, actor, body),
    ),
    route(endpoints.receivePaymentCallback, (request) => receiveCallback(services, request)),
    route(endpoints.receivePaymentWebhook, (request) => receiveWebhook(services, request)),
    route(endpoints.openMyBookings, ({ query, raw, reply }) =>
      openMyBookings(services, { primaryKey: query.primary_key, request: raw, reply }),
    ),
  ];
}
