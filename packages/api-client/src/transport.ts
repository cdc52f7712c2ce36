import { ApiErrorBody } from '@kaadu/contracts/envelope';
import type { Endpoint, InputOf, ParameterValue } from '@kaadu/contracts/endpoint';
import { encodeUriText } from '@kaadu/contracts/uri-text';
import { AxiosHeaders, type Axios, type AxiosAdapter, type AxiosResponse } from 'axios';
import * as z from 'zod/mini';
import { ApiError } from './api-error';
import { createAxios } from './create-axios';
import { fetchAdapter } from './fetch-adapter';
import { toCallError } from './transport-errors';

export interface ApiOptions {
  /** Origin of the API, no trailing slash. */
  readonly baseUrl: string;
  /** Timeout of a call in milliseconds. */
  readonly timeoutMs?: number;
  /** Stored bearer token, read at each call; null when signed out. */
  readonly token?: () => string | null;
  /** Headers of every call, such as those of its trace (https://www.w3.org/TR/trace-context/). */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** axios adapter that sends the requests. Defaults to `fetchAdapter`. */
  readonly adapter?: AxiosAdapter;
  /** Wraps every call, for example to record or cache what is read. Defaults to calling `send`. */
  readonly intercept?: Intercept | undefined;
}

/** API call, ready to send. */
export interface ApiCall {
  readonly endpoint: Pick<Endpoint, 'method' | 'safe'>;
  /** Path and query. */
  readonly path: string;
  /** Request body, for POST. */
  readonly body?: string | undefined;
}

/** The response to a call. */
export interface ApiResponse<Data> {
  readonly data: Data;
  /** Entity tag; null when the response has none. */
  readonly etag: string | null;
  /** Value of `Cache-Control`; empty when absent. */
  readonly caching: string;
}

/** Sends a call. @param known a cached response, returned if the API answers 304 */
export type Send<Data> = (known?: ApiResponse<Data>) => Promise<ApiResponse<Data>>;

export type Intercept = <Data>(call: ApiCall, send: Send<Data>) => Promise<ApiResponse<Data>>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Idempotency key, the same for every attempt at the same operation (booking §3). */
  readonly idempotencyKey?: string;
}

/** Arguments of an endpoint's function: input (optional when no field is required) and options. */
export type CallArguments<E extends Endpoint> =
  unknown extends InputOf<E>
    ? [options?: CallOptions]
    : Record<string, never> extends InputOf<E>
      ? [input?: InputOf<E>, options?: CallOptions]
      : [input: InputOf<E>, options?: CallOptions];

/** Sends a call and returns its data. @param args the endpoint's `CallArguments` */
export type SendCall = <Data extends z.ZodMiniType>(
  endpoint: Endpoint & { readonly data: Data },
  args: readonly [first?: object, second?: object],
) => Promise<z.output<Data>>;

const Success = z.object({ status: z.literal('success'), data: z.unknown() });

const serverFault = 'Something went wrong on our side. Please try again in a moment.';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(status: number, json: unknown): ApiError {
  const body = ApiErrorBody.safeParse(json);
  return body.success
    ? new ApiError(body.data.message, status, body.data.errors, true)
    : new ApiError(serverFault, status);
}

function headerOf({ headers }: AxiosResponse, name: string): string | null {
  const value = headers instanceof AxiosHeaders ? headers.get(name) : undefined;
  return value === null || value === undefined ? null : String(value);
}

function isParameter(value: unknown): value is Exclude<ParameterValue, undefined> {
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value);
}

function takesInput({ params, query, body }: Endpoint): boolean {
  return Boolean(params ?? query ?? body);
}

/** Builds a call: path parameters go into the path, the rest into the query or the body. */
function callOf(endpoint: Endpoint, input: object): ApiCall {
  const rest = new Map<string, unknown>(Object.entries(input));
  const url = endpoint.path.replace(/:(\w+)/g, (_placeholder, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeUriText(String(value));
  });
  if (endpoint.method === 'POST')
    return { endpoint, path: url, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams();
  for (const [name, value] of rest) if (isParameter(value)) query.set(name, String(value));
  return { endpoint, path: query.size > 0 ? `${url}?${query.toString()}` : url };
}

/** Parses a response. Throws an `ApiError` when it is an error or does not match the endpoint's schema. */
function parseResponse<Data extends z.ZodMiniType>(
  { path, data }: { readonly path: string; readonly data: Data },
  response: AxiosResponse<string>,
): ApiResponse<z.output<Data>> {
  const { status } = response;
  const json = parseJson(response.data);
  if (status < 200 || status > 299) throw refusal(status, json);
  const success = Success.safeParse(json);
  const parsed = success.success ? z.safeParse(data, success.data.data) : success;
  if (!parsed.success) throw new ApiError(`Invalid response from ${path}: ${parsed.error.message}`, status);
  return {
    data: parsed.data,
    etag: headerOf(response, 'etag'),
    caching: headerOf(response, 'cache-control') ?? '',
  };
}

/**
 * Creates an axios instance and the function that sends every call through it. The function validates
 * responses against the endpoint's schema and maps every failure except a cancellation to an `ApiError`.
 */
export function createTransport({
  baseUrl,
  timeoutMs = 8000,
  token,
  headers,
  adapter = fetchAdapter,
  intercept = (_call, send) => send(),
}: ApiOptions): SendCall {
  // Most pages on a server are rendered from cached responses alone.
  let http: Axios | undefined;
  const axios = () => (http ??= createAxios({ baseUrl, timeoutMs, token, headers, adapter }));

  return async function call<Data extends z.ZodMiniType>(
    endpoint: Endpoint & { readonly data: Data },
    args: readonly [first?: object, second?: object],
  ): Promise<z.output<Data>> {
    const [input = {}, options] = takesInput(endpoint) ? args : [{}, args[0]];
    const { signal, idempotencyKey }: CallOptions = options ?? {};
    const { method } = endpoint;
    const outgoing = callOf(endpoint, input);
    const { path, body } = outgoing;

    const send: Send<z.output<Data>> = async (known) => {
      const request = {
        method,
        url: path,
        data: body,
        signal,
        isSafe: method === 'GET' || endpoint.safe === true,
        headers: {
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          ...(known?.etag && { 'If-None-Match': known.etag }),
        },
      };
      const response = await axios()
        .request<string>(request)
        .catch((error: unknown) => {
          throw toCallError(error, signal);
        });
      return response.status === 304 && known ? known : parseResponse(endpoint, response);
    };

    const { data } = await intercept(outgoing, send);
    return data;
  };
}
