import {
  AdminPaymentRequestResponse,
  AdminUserResponse,
  AuditLogResponse,
  CreateUserOtpResponse,
  DiscountsResponse,
  IconsResponse,
  OrganisersResponse,
  SavedManyResponse,
  SavedResponse,
  StayTypesResponse,
  type ActivityBody,
  type AdminUserBody,
  type DiscountBody,
  type IconBody,
  type OrganiserBody,
  type PaymentRequestBody,
  type PlaceBody,
  type StoryBody,
  type TransactionStatusBody,
} from '@kaadu/contracts/api';
import type { CallOptions, Transport } from '../transport';

/** The back office; every call needs a session of somebody with the right role. */
export function adminCalls({ get, post, byKey }: Transport) {
  return {
    createStory: (body: StoryBody, o?: CallOptions) => post(SavedResponse, '/admin/createBlog', body, o),
    createActivity: (body: ActivityBody, o?: CallOptions) =>
      post(SavedResponse, '/admin/createActivity', body, o),
    createActivities: (activities: readonly ActivityBody[], o?: CallOptions) =>
      post(SavedManyResponse, '/admin/createActivities', { activities }, o),
    createPlace: (body: PlaceBody, o?: CallOptions) => post(SavedResponse, '/admin/createPlace', body, o),
    organisers: (o?: CallOptions) => get(OrganisersResponse, '/admin/organiser', o),
    saveOrganiser: (body: OrganiserBody, o?: CallOptions) => post(SavedResponse, '/admin/organiser', body, o),
    discounts: (o?: CallOptions) => get(DiscountsResponse, '/admin/discounts', o),
    saveDiscount: (body: DiscountBody, o?: CallOptions) => post(SavedResponse, '/admin/discounts', body, o),
    icons: (o?: CallOptions) => get(IconsResponse, '/admin/icons', o),
    saveIcon: (body: IconBody, o?: CallOptions) => post(SavedResponse, '/admin/icons', body, o),
    stayTypes: (o?: CallOptions) => get(StayTypesResponse, '/expStayTypeAdmin', o),
    registerUser: (body: AdminUserBody, o?: CallOptions) =>
      post(SavedResponse, '/admin/registerUser', body, o),
    fetchUser: (who: { primary_key?: number; email?: string; phone?: string }, o?: CallOptions) =>
      get(AdminUserResponse, '/admin/fetchUser', { ...o, params: who }),
    createUserOtp: (primary_key: number, o?: CallOptions) =>
      post(CreateUserOtpResponse, '/admin/createUserOtp', { primary_key }, o),
    paymentRequest: (primary_key: number, o?: CallOptions) =>
      byKey(AdminPaymentRequestResponse, '/admin/getPayementReqDataByPk', primary_key, o),
    updatePaymentRequest: (body: PaymentRequestBody, o?: CallOptions) =>
      post(AdminPaymentRequestResponse, '/admin/updatePaymentReq', body, o),
    updateTransactionStatus: (body: TransactionStatusBody, o?: CallOptions) =>
      post(AdminPaymentRequestResponse, '/admin/updateTransactionStatus', body, o),
    auditLog: (page: number, o?: CallOptions) =>
      get(AuditLogResponse, '/admin/auditLog', { ...o, params: { page } }),
  };
}
