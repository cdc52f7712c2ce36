import { createHmac } from 'node:crypto';
import pRetry from 'p-retry';

/** Something that a person should know. */
export interface Alert {
  readonly text: string;
  readonly channel: string;
  readonly remote: string;
  readonly version: string;
  /** The version that serves instead; null when there was none to roll back to. */
  readonly replacedBy: string | null;
  readonly because: string;
}

export type SendAlert = (alert: Alert) => Promise<void>;

export interface WebhookOptions {
  readonly url: string;
  /** Signs the body, so that the receiver can authenticate it: `x-release-signature: sha256=<HMAC in hex>`. */
  readonly secret?: string | undefined;
  readonly attempts?: number;
  /** Milliseconds before the second attempt; doubled before each further one. */
  readonly pauseMs?: number;
}

/** How long the webhook may take to respond, in milliseconds. */
const responseTimeoutMs = 5000;

/**
 * Posts alerts to a webhook; the `text` member is what Slack, Mattermost and Google Chat show.
 * Rejects when no attempt got a 2xx response.
 */
export function webhookAlerts({ url, secret, attempts = 3, pauseMs = 1000 }: WebhookOptions): SendAlert {
  return async (alert) => {
    const body = JSON.stringify({ ...alert, at: new Date().toISOString() });
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (secret)
      headers['x-release-signature'] = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    const post = async () => {
      const signal = AbortSignal.timeout(responseTimeoutMs);
      const response = await fetch(url, { method: 'POST', headers, body, signal });
      if (!response.ok) throw new Error(`The webhook responded with ${response.status}`);
    };
    await pRetry(post, { retries: attempts - 1, minTimeout: pauseMs, factor: 2 });
  };
}
