import { randomUUID } from 'node:crypto';
import pRetry from 'p-retry';
import { Webhook } from 'standardwebhooks';
import type { Notification } from './notification';

export interface WebhookOptions {
  readonly url: string;
  /**
   * `json` for the whole notification; `chat` for its text alone, as Slack, Mattermost and Google Chat require. They refuse
   * unknown members.
   */
  readonly format: 'json' | 'chat';
  /** Key that signs the body, so that the receiver can authenticate it (https://www.standardwebhooks.com). */
  readonly secret?: string | undefined;
  readonly attempts?: number;
  /** Milliseconds before the second attempt; doubled before each further one. */
  readonly pauseMs?: number;
}

/** Timeout of a response of the webhook, in milliseconds. */
const responseTimeoutMs = 5000;

/**
 * Posts a notification, with the same `webhook-id` at each attempt, so that the receiver can recognise duplicates.
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
    // A redirect could send the notification to any server.
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
