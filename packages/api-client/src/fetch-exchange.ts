import ky, { isNetworkError, isTimeoutError } from 'ky';
import { noConnection, tooSlow, type Exchange, type ExchangeOptions } from './exchange';

/** What kept an answer from arriving; a cancellation stays what it is. */
function toApiError(error: unknown): unknown {
  if (isTimeoutError(error)) return tooSlow();
  return isNetworkError(error) || error instanceof TypeError ? noConnection() : error;
}

/** Calls by `fetch`, as browsers can. */
export function fetchExchange({ baseUrl, timeoutMs }: ExchangeOptions): Exchange {
  const http = ky.create({
    baseUrl,
    timeout: timeoutMs,
    retry: 0,
    throwHttpErrors: false,
    // The session cookie travels along: private calls need it beside the token (booking §5).
    credentials: 'include',
  });
  return async ({ method, path, headers, body, signal }) => {
    try {
      const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
      const response = await http(path, { method, body, headers: { ...type, ...headers }, signal });
      const text = await response.text();
      return { status: response.status, header: (name) => response.headers.get(name), text };
    } catch (error) {
      throw toApiError(error);
    }
  };
}
