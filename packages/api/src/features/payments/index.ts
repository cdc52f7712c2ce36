export {
  type ApprovalServices,
  lockApprovals,
  recordDecision,
  requestReturn,
  type ReturnDecision,
} from './approve-returns';
export type { Incident } from './incidents';
export { balanceOf } from './ledger';
export { findDocument, issueDocument, listAllDocuments, listDocuments } from './issue-document';
export { joinSubjects, type PaidPayment, type PaymentSubjects } from './payment-subjects';
export { findPaymentOf, listRefunds } from './payments-repository';
export type { ReceivingServices } from './receive-from-gateway';
export { reconcilePayments } from './reconcile-payments';
export { refundStateOf } from './refund-state';
export {
  findRefundRequest,
  listRefundRequests,
  type RefundRequestRow,
  sumWaitingRefunds,
} from './refund-requests-repository';
export { processRefunds, requestRefund } from './refund-payment';
export { addPayment as addPaymentRequest, type PaymentRequest } from './repository';
export { requestPayments, type RequestEvent, type RequestListener } from './request-payments';
export { viewRequest } from './request-view';
export { paymentRoutes } from './routes';
export { paymentRequests, refundRequests } from './tables';
export { type PaymentServices, settlePayment } from './settle-payment';
export { checkoutOf, startPayment } from './start-payment';
