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
export { type Excess, joinSubjects, type PaidPayment, type PaymentSubjects } from './payment-subjects';
export { findPaymentOf, listPaymentsOf, listRefundsOf, type Payment } from './payments-repository';
export type { ReceivingServices } from './gateway/receive-from-gateway';
export { reconcilePayments } from './gateway/reconcile-payments';
export { refundStateOf } from './refunds/refund-state';
export {
  findRefundRequest,
  listRefundRequests,
  type RefundRequestRow,
  sumWaitingRefunds,
} from './refunds/refund-requests-repository';
export { processRefunds } from './refunds/refund-payment';
export { requestRefund } from './refunds/request-refund';
export { addPayment as addPaymentRequest, type PaymentRequest } from './repository';
export { issueReceipts } from './requests/receipts';
export {
  joinListeners,
  requestPayments,
  type RequestEvent,
  type RequestListener,
} from './requests/request-payments';
export { viewRequest } from './requests/request-view';
export { paymentRoutes } from './routes';
export { paymentRequests, refundRequests } from './tables';
export { type PaymentServices, settlePayment } from './ledger/settle-payment';
export { checkoutOf, startPayment } from './requests/start-payment';
