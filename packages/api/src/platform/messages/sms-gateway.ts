import type { Messenger } from './messenger';

const timeoutMs = 5_000;

/**
 * Sends text messages through an HTTP gateway: POST of `{to, text}` as JSON, with a bearer token if one is
 * given. Any response other than 2xx is a failure.
 */
export function smsGatewaySender(url: string, token?: string): Messenger['sendSms'] {
  return async ({ to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The SMS gateway responded with status ${response.status}`);
  };
}
