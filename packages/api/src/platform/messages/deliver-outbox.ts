import pLimit from 'p-limit';
import type { Db } from '../database/database';
import type { Messenger } from './messenger';
import { claimMessages, delayMessage, markSent, type OutboxMessage } from './outbox-repository';

const batchSize = 20;
const concurrency = 5;
/**
 * Lease of a claimed batch: longer than a batch takes at an unresponsive server, or another process would
 * send the rest of it too.
 */
const leaseMs = 5 * 60_000;
const firstDelayMs = 30_000;
const longestDelayMs = 30 * 60_000;

/**
 * Sends queued messages; failed ones are retried with exponential backoff until they expire. Several
 * processes may run this at once.
 * An accepted message is not sent again, unless the process dies before it records the delivery. Then the
 * repetition has the same message id.
 * @param onFailure receives the error of a message that could not be sent, without its recipient
 * @returns number of sent messages
 */
export async function deliverOutbox(
  db: Db,
  messenger: Messenger,
  now: Date,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const messages = await claimMessages(db, now, new Date(now.getTime() + leaseMs), batchSize);
  const limit = pLimit(concurrency);

  async function deliver(message: OutboxMessage): Promise<boolean> {
    try {
      await send(messenger, message);
    } catch (error) {
      onFailure(error);
      const dueAt = new Date(now.getTime() + retryDelayMs(message.attempts, Math.random()));
      await delayMessage(db, message.primaryKey, dueAt);
      return false;
    }
    await markSent(db, message.primaryKey, now);
    return true;
  }

  const sent = await Promise.all(messages.map((message) => limit(deliver, message)));
  return sent.filter(Boolean).length;
}

/**
 * Returns the time until the next attempt: 30 s, doubled with each attempt up to half an hour. Half of it is
 * fixed and half is random, so that messages that failed together are not retried together.
 * @param attempts made so far
 * @param random 0–1
 */
export function retryDelayMs(attempts: number, random: number): number {
  const delayMs = Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
  return Math.round(delayMs * (0.5 + random / 2));
}

function send(messenger: Messenger, message: OutboxMessage): Promise<void> {
  const { channel, recipient, subject, body, html, attachments, unsubscribeUrl } = message;
  if (channel === 'sms') return messenger.sendSms({ to: recipient, text: body });
  return messenger.sendEmail({
    to: recipient,
    subject,
    text: body,
    html,
    attachments,
    unsubscribeUrl,
    id: `${message.primaryKey}.${message.createdAt.getTime()}`,
  });
}
