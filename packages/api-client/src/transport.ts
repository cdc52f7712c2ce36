import { ApiErrorBody } from '@kaadu/contracts/envelope';
import type { Endpoint, InputOf, ParameterValue } from '@kaadu/contracts/endpoint';
import ky, { isNetworkError, isTimeoutError } from 'ky';
import * as z from 'zod/mini';
import { ApiError } from './api-error';

export interface ApiOptions {
  /** Origin of the API, no trailing slash. */
  readonly baseUrl: string;
  /** Milliseconds after which a call is given up. */
  readonly timeoutMs?: number;
  /** The stored bearer token, read at each call; null when signed out. */
  readonly token?: () => string | null;
  /** Sent with every call, as those that name its trace (https://www.w3.org/TR/trace-context/). */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Stands between the calls and the network, as for a record or a cache of what is read. Default: `send`. */
  readonly intercept?: Intercept | undefined;
}

/** A call as it is sent. */
export interface ApiCall {
  readonly endpoint: Pick<Endpoint, 'method' | 'safe'>;
  /** Path and query. */
  readonly path: string;
  /** Of a POST. */
  readonly body?: string | undefined;
}

/** What a call was answered. */
export interface ApiAnswer<Data> {
  readonly data: Data;
  /** Its validator; null when it has none. */
  readonly etag: string | null;
  /** Value of `Cache-Control`; empty when there is none. */
  readonly caching: string;
}

/**
 * Sends a call.
 * @param known an answer that the caller has already, given back when the API says that it still is the answer
 */
export type Send<Data> = (known?: ApiAnswer<Data>) => Promise<ApiAnswer<Data>>;

export type Intercept = <Data>(call: ApiCall, send: Send<Data>) => Promise<ApiAnswer<Data>>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** For calls that require one: the same key for every attempt at the same thing (booking §3). */
  readonly idempotencyKey?: string;
}

/** Arguments of an endpoint's function: its input, unless it has none or nothing in it is required, then options. */
export type CallArguments<E extends Endpoint> =
  unknown extends InputOf<E>
    ? [options?: CallOptions]
    : Record<string, never> extends InputOf<E>
      ? [input?: InputOf<E>, options?: CallOptions]
      : [input: InputOf<E>, options?: CallOptions];

const Success = z.object({ status: z.literal('success'), data: z.unknown() });

const noConnection = 'We could not reach our server. Please check your connection and try again.';
const tooSlow = 'Our server takes too long to answer. Please try again in a moment.';
const serverFault = 'Something went wrong on our side. Please try again in a moment.';

/** What kept an answer from arriving; a cancellation stays what it is. */
function toApiError(error: unknown): unknown {
  if (isTimeoutError(error)) return new ApiError(tooSlow, 0);
  return isNetworkError(error) || error instanceof TypeError ? new ApiError(noConnection, 0) : error;
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(status: number, answer: unknown): ApiError {
  const body = ApiErrorBody.safeParse(answer);
  return body.success
    ? new ApiError(body.data.message, status, body.data.errors, true)
    : new ApiError(serverFault, status);
}

function isParameter(value: unknown): value is Exclude<ParameterValue, undefined> {
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value);
}

function takesInput({ params, query, body }: Endpoint): boolean {
  return Boolean(params ?? query ?? body);
}

interface RequestParts {
  readonly url: string;
  readonly json?: object;
  readonly searchParams?: URLSearchParams;
}

/** Path, query and body of a request for an endpoint: what the path names goes there, the rest where the method has it. */
function requestFor(endpoint: Endpoint, input: object): RequestParts {
  const rest = new Map<string, unknown>(Object.entries(input));
  const url = endpoint.path.replace(/:(\w+)/g, (_placeholder, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (endpoint.method === 'POST') return { url, json: Object.fromEntries(rest) };
  const searchParams = new URLSearchParams();
  for (const [name, value] of rest) if (isParameter(value)) searchParams.set(name, String(value));
  return { url, searchParams };
}

/** A request as it goes out. */
function sentAs(url: string, { json, searchParams }: Omit<RequestParts, 'url'>): Omit<ApiCall, 'endpoint'> {
  const path = searchParams?.size ? `${url}?${searchParams.toString()}` : url;
  return json ? { path, body: JSON.stringify(json) } : { path };
}

/**
 * The one way to the API: sends a request for an endpoint, parses the answer against its schema, and maps every failure
 * but a cancellation to an `ApiError`.
 */
export function createTransport({
  baseUrl,
  timeoutMs = 8000,
  token,
  headers: always,
  intercept = (_call, send) => send(),
}: ApiOptions) {
  const http = ky.create({
    baseUrl,
    timeout: timeoutMs,
    retry: 0,
    throwHttpErrors: false,
    // The session cookie travels along: private calls need it beside the token (booking §5).
    credentials: 'include',
  });

  /** @param args the endpoint's `CallArguments` */
  return async function call<Data extends z.ZodMiniType>(
    endpoint: Endpoint & { readonly data: Data },
    args: readonly [first?: object, second?: object],
  ): Promise<z.output<Data>> {
    const [input = {}, options] = takesInput(endpoint) ? args : [{}, args[0]];
    const { signal, idempotencyKey }: CallOptions = options ?? {};
    const { url, ...request } = requestFor(endpoint, input);
    const { method, path } = endpoint;

    const send: Send<z.output<Data>> = async (known) => {
      const bearer = token?.();
      const headers = {
        ...always,
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        ...(known?.etag && { 'If-None-Match': known.etag }),
      };
      const { response, answer } = await http(url, { method, ...request, headers, signal })
        .then(async (received) => ({ response: received, answer: await readJson(received) }))
        .catch((error: unknown) => {
          throw toApiError(error);
        });
      const { status } = response;
      if (status === 304 && known) return known;
      if (!response.ok) throw refusal(status, answer);
      const success = Success.safeParse(answer);
      const parsed = success.success ? z.safeParse(endpoint.data, success.data.data) : success;
      if (!parsed.success) {
        throw new ApiError(`The answer of ${path} is not understood: ${parsed.error.message}`, status);
      }
      const header = (name: string) => response.headers.get(name);
      return { data: parsed.data, etag: header('etag'), caching: header('cache-control') ?? '' };
    };

    const { data } = await intercept({ endpoint, ...sentAs(url, request) }, send);
    return data;
  };
}
