import { Axios, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';

declare module 'axios' {
  interface AxiosRequestConfig<D, P> {
    /** Whether the request changes nothing, so that it may be retried. */
    isSafe?: boolean;
  }
}

export interface AxiosOptions {
  /** Origin of the API, no trailing slash. */
  readonly baseUrl: string;
  /** Request timeout in milliseconds. */
  readonly timeoutMs: number;
  /** Adapter that sends the requests and implements their timeout. */
  readonly adapter: AxiosAdapter;
  /** Bearer token, read at each request; null when signed out. */
  readonly token?: (() => string | null) | undefined;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/**
 * Creates the axios instance of a page or a request context. It resolves with every response, whatever its
 * status, and leaves bodies as text; `createTransport` parses both.
 */
export function createAxios({ baseUrl, timeoutMs, adapter, token, headers }: AxiosOptions): Axios {
  const http = new Axios({
    baseURL: baseUrl,
    timeout: timeoutMs,
    adapter,
    responseType: 'text',
    // The session cookie is sent too: private endpoints need it in addition to the token.
    withCredentials: true,
    validateStatus: null,
  });
  const { request } = http.interceptors;
  if (headers) {
    const addHeaders = (config: InternalAxiosRequestConfig) => {
      config.headers.set(headers, false);
      return config;
    };
    request.use(addHeaders, null, { synchronous: true });
  }
  if (token) {
    const addToken = (config: InternalAxiosRequestConfig) => {
      const bearer = token();
      if (bearer) config.headers.set('Authorization', `Bearer ${bearer}`);
      return config;
    };
    request.use(addToken, null, { synchronous: true });
  }
  return http;
}
