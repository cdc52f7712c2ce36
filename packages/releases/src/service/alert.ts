import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Something that a person should know. */
export interface Alert {
  readonly text: string;
  readonly channel: string;
  readonly remote: string;
  readonly version: string;
  /** What the version was replaced with; null when there was nothing to go back to. */
  readonly replacedBy: string | null;
  readonly because: string;
}

export type SendAlert = (alert: Alert) => Promise<void>;

export interface WebhookOptions {
  readonly url: string;
  /** Signs the body, so that the receiver knows whose it is: `x-release-signature: sha256=<HMAC in hex>`. */
  readonly secret?: string | undefined;
  readonly attempts?: number;
  /** Milliseconds before the second attempt; doubled before each further one. */
  readonly pauseMs?: number;
}

/**
 * Posts alerts to a webhook; the `text` member is what Slack, Mattermost and Google Chat show.
 * Rejects when no attempt was answered with 2xx.
 */
export function webhookAlerts({ url, secret, attempts = 3, pauseMs = 1000 }: WebhookOptions): SendAlert {
  return async (alert) => {
    const body = JSON.stringify({ ...alert, at: new Date().toISOString() });
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (secret)
      headers['x-release-signature'] = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.timeout(5000),
        });
        if (response.ok) return;
        throw new Error(`the webhook answered ${response.status}`);
      } catch (error) {
        if (attempt >= attempts) throw error;
        await sleep(pauseMs * 2 ** (attempt - 1));
      }
    }
  };
}
