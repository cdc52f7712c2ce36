import { ApiErrorBody, PrimaryKey, envelope } from '@kaadu/contracts/api';
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

/** The answer of a call that has nothing to tell. */
export const Nothing = envelope(z.null());
/** The answer of a call that made something. */
export const Keyed = envelope(z.object({ primary_key: PrimaryKey }));

export interface CallOptions {
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
 * The one way to the API: sends, parses the answer against its schema, and maps every failure but a cancellation to an
 * `ApiError`.
 */
export function createTransport({ baseUrl, timeoutMs = 8000, token }: ApiOptions) {
  // The session cookie travels along: private calls need it beside the token (booking §5).
  const http = axios.create({ baseURL: baseUrl, timeout: timeoutMs, withCredentials: true });

  async function call<Schema extends z.ZodMiniType<{ data: unknown }>>(
    schema: Schema,
    config: AxiosRequestConfig,
  ): Promise<z.infer<Schema>['data']> {
    const bearer = token?.();
    const headers = bearer ? { Authorization: `Bearer ${bearer}` } : {};
    const response = await http.request<unknown>({ ...config, headers }).catch((error: unknown) => {
      throw toApiError(error);
    });
    const parsed = schema.safeParse(response.data);
    if (!parsed.success) {
      throw new ApiError(
        `The answer of ${config.url} is not understood: ${parsed.error.message}`,
        response.status,
      );
    }
    return parsed.data.data;
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

  const byKey = <S extends z.ZodMiniType<{ data: unknown }>>(
    schema: S,
    url: string,
    primary_key: number,
    options: CallOptions = {},
  ) => get(schema, url, { ...options, params: { primary_key } });

  return { get, post, byKey };
}
export type Transport = ReturnType<typeof createTransport>;
