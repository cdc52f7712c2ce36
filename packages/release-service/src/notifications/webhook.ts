import { randomUUID } from 'node:crypto';
import pRetry from 'p-retry';
import { Webhook } from 'standardwebhooks';
import type { Notification } from './notification';

export interface WebhookOptions {
  readonly url: string;
  /**
   * `json`: the whole notification. `chat`: its text alone, which is what Slack, Mattermost and Google Chat accept; they
   * refuse members that they do not know.
   */
  readonly format: 'json' | 'chat';
  /** Signs the body, so that the receiver can authenticate it (https://www.standardwebhooks.com). */
  readonly secret?: string | undefined;
  readonly attempts?: number;
  /** Milliseconds before the second attempt; doubled before each further one. */
  readonly pauseMs?: number;
}

/** How long the webhook may take to respond, in milliseconds. */
const responseTimeoutMs = 5000;

/**
 * Posts a notification, with the same `webhook-id` at each attempt, by which the receiver knows that it has it already.
 * Rejects when no attempt got a 2xx response.
 */
export async function postNotification(
  { url, format, secret, attempts = 5, pauseMs = 1000 }: WebhookOptions,
  notification: Notification,
): Promise<void> {
  const id = `msg_${randomUUID()}`;
  const body = JSON.stringify(format === 'chat' ? { text: notification.text } : notification);
  const post = async () => {
    const signal = AbortSignal.timeout(responseTimeoutMs);
    const headers = { 'content-type': 'application/json', ...signatureOf(id, body, secret) };
    // Whoever can answer with a redirect could send the notification anywhere.
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    if (!response.ok) throw new Error(`The webhook responded with ${response.status}`);
  };
  await pRetry(post, { retries: attempts - 1, minTimeout: pauseMs, factor: 2 });
}

function signatureOf(id: string, body: string, secret: string | undefined): Record<string, string> {
  const sentAt = new Date();
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    ...(secret && { 'webhook-signature': new Webhook(secret).sign(id, sentAt, body) }),
  };
}
