import type { UtmRecord } from '@kaadu/contracts';
import type * as z from 'zod/mini';
import {
  PaymentRequestResponse,
  type CreatePlaceRatingBody,
  type Preferences,
  CreateSubscriptionResponse,
  ExpCardsResponse,
  RegisterUserResponse,
  VerifyOtpResponse,
  VerifyUserTypeResponse,
  type RegisterUserBody,
  type VerifyOtpBody,
  type VerifyUserTypeBody,
} from '@kaadu/contracts/api';
import { Keyed, Nothing, type CallOptions, type Transport } from '../transport';

/** Signing in and out, and what a signed-in person may do (§2.4, §2.5). */
export function accountCalls({ get, post }: Transport) {
  return {
    verifyUserType: (body: VerifyUserTypeBody, o?: CallOptions) =>
      post(VerifyUserTypeResponse, '/verifyUserType', body, o),
    verifyOtp: (body: VerifyOtpBody, o?: CallOptions) => post(VerifyOtpResponse, '/verifyOtp', body, o),
    registerUser: (body: RegisterUserBody, o?: CallOptions) =>
      post(RegisterUserResponse, '/registerUser', body, o),
    /** Ends the session on the server. */
    logout: (o?: CallOptions) => post(Nothing, '/logout', {}, o),
    saveUtmParams: (record: UtmRecord, o?: CallOptions) =>
      post(Nothing, '/loggedUser/saveUtmParams', record, o),
    createSubscription: (email: string, o?: CallOptions) =>
      post(CreateSubscriptionResponse, '/createSubscription', { email }, o),
    preferredExperiences: (o?: CallOptions) => get(ExpCardsResponse, '/getPreferredExperiences', o),
    savePreferences: (preferences: Preferences, o?: CallOptions) =>
      post(Nothing, '/savePreferences', preferences, o),
    createPlaceRating: (rating: z.infer<typeof CreatePlaceRatingBody>, o?: CallOptions) =>
      post(Keyed, '/createPlaceRating', rating, o),
    paymentRequest: (token: string, o?: CallOptions) =>
      get(PaymentRequestResponse, '/experience/getPayementReqData', { ...o, params: { token } }),
  };
}
