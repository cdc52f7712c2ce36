export {
  type ApprovalServices,
  lockApprovals,
  recordDecision,
  requestReturn,
  type ReturnDecision,
} from './refunds/approve-returns';
export type { Incident } from './incidents';
export { balanceOf } from './ledger/ledger';
export { findDocument, issueDocument, listAllDocuments, listDocuments } from './issue-document';
export { joinSubjects, type PaidPayment, type PaymentSubjects } from './payment-subjects';
export { findPaymentOf, listRefunds } from './payments-repository';
export type { ReceivingServices } from './gateway/receive-from-gateway';
export { reconcilePayments } from './gateway/reconcile-payments';
export { refundStateOf } from './refunds/refund-state';
export {
  findRefundRequest,
  listRefundRequests,
  type RefundRequestRow,
  sumWaitingRefunds,
} from './refunds/refund-requests-repository';
export { processRefunds, requestRefund } from './refunds/refund-payment';
export { addPayment as addPaymentRequest, type PaymentRequest } from './repository';
export { requestPayments, type RequestEvent, type RequestListener } from './requests/request-payments';
export { viewRequest } from './requests/request-view';
export { paymentRoutes } from './routes';
export { paymentRequests, refundRequests } from './tables';
export { type PaymentServices, settlePayment } from './ledger/settle-payment';
export { checkoutOf, startPayment } from './requests/start-payment';
