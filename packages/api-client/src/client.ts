import {
  ApiErrorBody,
  CreateSubscriptionResponse,
  ExpCardsResponse,
  ExperienceDetailResponse,
  FooterDetailsResponse,
  HomeResponse,
  ListingResponse,
  RecentStoryResponse,
  RegisterUserResponse,
  SearchResponse,
  StaticSearchResponse,
  StoriesForCardResponse,
  VerifyOtpResponse,
  VerifyUserTypeResponse,
  type RegisterUserBody,
  type VerifyOtpBody,
  type VerifyUserTypeBody,
} from '@kaadu/contracts/api';
import type { UtmRecord } from '@kaadu/contracts';
import axios, { isAxiosError, isCancel, type AxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';
import { ApiError } from './api-error';

export interface ApiOptions {
  /** Origin of the API, no trailing slash. */
  readonly baseUrl: string;
  /** Milliseconds after which a call is given up. */
  readonly timeoutMs?: number;
  /** The stored bearer token, read at each call; null when signed out. */
  readonly token?: () => string | null;
}

interface CallOptions {
  readonly signal?: AbortSignal;
}

function toApiError(error: unknown): unknown {
  if (isCancel(error) || !isAxiosError(error)) return error;
  const body = ApiErrorBody.safeParse(error.response?.data);
  const status = error.response?.status ?? 0;
  return body.success
    ? new ApiError(body.data.message, status, body.data.errors, true)
    : new ApiError(error.message, status);
}

/**
 * The typed client of the API: one function a call of §7. Every function rejects with an `ApiError`, or with the
 * cancellation when its signal is aborted; every answer is parsed against its schema.
 */
export function createApi({ baseUrl, timeoutMs = 8000, token }: ApiOptions) {
  const http = axios.create({ baseURL: baseUrl, timeout: timeoutMs });

  async function call<Schema extends z.ZodMiniType<{ data: unknown }>>(
    schema: Schema,
    config: AxiosRequestConfig,
  ): Promise<z.infer<Schema>['data']> {
    const bearer = token?.();
    const headers = bearer ? { Authorization: `Bearer ${bearer}` } : {};
    try {
      const response = await http.request<unknown>({ ...config, headers });
      return schema.parse(response.data).data;
    } catch (error) {
      throw toApiError(error);
    }
  }
  const get = <S extends z.ZodMiniType<{ data: unknown }>>(
    schema: S,
    url: string,
    options: CallOptions & { params?: Record<string, unknown> } = {},
  ) => call(schema, { method: 'get', url, ...options });
  const post = <S extends z.ZodMiniType<{ data: unknown }>>(
    schema: S,
    url: string,
    data: unknown,
    options: CallOptions = {},
  ) => call(schema, { method: 'post', url, data, ...options });

  return {
    searchStatic: (o?: CallOptions) => get(StaticSearchResponse, '/search/static', o),
    searchAll: (text: string, o?: CallOptions) =>
      get(SearchResponse, '/search/all', { ...o, params: { text } }),
    verifyUserType: (body: VerifyUserTypeBody, o?: CallOptions) =>
      post(VerifyUserTypeResponse, '/verifyUserType', body, o),
    verifyOtp: (body: VerifyOtpBody, o?: CallOptions) => post(VerifyOtpResponse, '/verifyOtp', body, o),
    registerUser: (body: RegisterUserBody, o?: CallOptions) =>
      post(RegisterUserResponse, '/registerUser', body, o),
    /** Revokes the stored token on the server. */
    logout: (o?: CallOptions) => post(z.object({ data: z.unknown() }), '/logout', {}, o),
    saveUtmParams: (record: UtmRecord, o?: CallOptions) =>
      post(z.object({ data: z.unknown() }), '/loggedUser/saveUtmParams', record, o),
    getRecentStory: (o?: CallOptions) => get(RecentStoryResponse, '/getRecentStory', o),
    getStoriesForCard: (maxStory: string, o?: CallOptions) =>
      post(StoriesForCardResponse, '/getStoriesForCard', { maxStory }, o),
    footerDetails: (o?: CallOptions) => get(FooterDetailsResponse, '/home/footerDetails', o),
    createSubscription: (email: string, o?: CallOptions) =>
      post(CreateSubscriptionResponse, '/createSubscription', { email }, o),
    expCardsForActivity: (eopagedesign_primary_key: string, o?: CallOptions) =>
      post(ExpCardsResponse, '/experience/getExpCardsForActivity', { eopagedesign_primary_key }, o),
    home: (o?: CallOptions) => get(HomeResponse, '/home/bootstrap', o),
    listing: (params: Record<string, string>, o?: CallOptions) =>
      get(ListingResponse, '/home/filter', { ...o, params }),
    experience: (primary_key: number, o?: CallOptions) =>
      get(ExperienceDetailResponse, '/experience/getExpByPk', { ...o, params: { primary_key } }),
  };
}

export type Api = ReturnType<typeof createApi>;
