import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';

/**
 * Sends requests with `fetch`. Rejects with an `AxiosError`: `ETIMEDOUT` if the whole response does not arrive in time,
 * `ERR_NETWORK` if none arrives.
 */
export const fetchAdapter: AxiosAdapter = async (config: InternalAxiosRequestConfig<string>) => {
  const { baseURL = '', url = '', method = 'get', headers, data, signal, timeout, withCredentials } = config;
  const controller = new AbortController();
  const abort = () => controller.abort();
  let hasTimedOut = false;
  const giveUp = () => {
    hasTimedOut = true;
    abort();
  };
  const timer = timeout ? setTimeout(giveUp, timeout) : undefined;
  signal?.addEventListener?.('abort', abort);
  try {
    const response = await fetch(baseURL + url, {
      method: method.toUpperCase(),
      headers: headers.toJSON(true),
      body: data,
      signal: controller.signal,
      credentials: withCredentials ? 'include' : 'same-origin',
    });
    const { status, statusText } = response;
    return {
      data: await response.text(),
      status,
      statusText,
      headers: Object.fromEntries(response.headers),
      config,
    };
  } catch (error) {
    throw AxiosError.from(error, hasTimedOut ? AxiosError.ETIMEDOUT : AxiosError.ERR_NETWORK, config);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener?.('abort', abort);
  }
};
