import * as endpoints from '@kaadu/contracts/payments';
import { type Route, route } from '../../platform/http/route';
import { getPayment, viewPayment } from './get-payment';
import { openMyBookings } from './requests/open-my-bookings';
import { readPaymentDesk } from './payment-desk';
import { payRequest } from './requests/pay-request';
import { receiveCallback, receiveWebhook, type ReceivingServices } from './gateway/receive-from-gateway';
import type { RequestListener } from './requests/request-payments';
import { decideReturn, type DeskServices, dismissIncident, settleStuckRefund } from './refunds/refund-desk';
import { recordTransaction, savePayment } from './ledger/save-payment';

/** Routes for payment requests, public and for staff. @param notify called on each event of a request */
export function paymentRoutes(services: DeskServices & ReceivingServices, notify: RequestListener): Route[] {
  const { db } = services.database;
  return [
    ...deskRoutes(services, notify),
    route(endpoints.getPaymentRequest, ({ query }) => viewPayment(db, query.token, services.now())),
    route(endpoints.payRequest, ({ body }) => payRequest(services, notify, body)),
    route(endpoints.getPaymentRequestForStaff, ({ query }) => getPayment(db, query.primary_key)),
    route(endpoints.savePaymentRequest, ({ body, ...actor }) => savePayment(services, notify, actor, body)),
    route(endpoints.updateTransactionStatus, ({ body, ...actor }) =>
      recordTransaction(services, notify, actor, body),
    ),
    route(endpoints.receivePaymentCallback, (request) => receiveCallback(services, request)),
    route(endpoints.receivePaymentWebhook, (request) => receiveWebhook(services, request)),
    route(endpoints.openMyBookings, ({ query, raw, reply }) =>
      openMyBookings(services, { primaryKey: query.primary_key, request: raw, reply }),
    ),
  ];
}

/** Routes for incidents and refunds, for finance. */
function deskRoutes(services: DeskServices, notify: RequestListener): Route[] {
  return [
    route(endpoints.getPaymentDesk, () => readPaymentDesk(services)),
    route(endpoints.refundAgain, async ({ params: { refund }, body, ...actor }) => {
      await settleStuckRefund(services, actor, { ...body, refund, action: 'refund_again' });
      return readPaymentDesk(services);
    }),
    route(endpoints.payOtherwise, async ({ params: { refund }, body, ...actor }) => {
      await settleStuckRefund(services, actor, { ...body, refund, action: 'pay_otherwise' });
      return readPaymentDesk(services);
    }),
    route(endpoints.decideReturn, async ({ params: { request }, body, ...actor }) => {
      await decideReturn(services, notify, actor, { ...body, request });
      return readPaymentDesk(services);
    }),
    route(endpoints.closeIncident, async ({ params: { incident }, body, ...actor }) => {
      await dismissIncident(services, actor, { ...body, incident });
      return readPaymentDesk(services);
    }),
  ];
}
