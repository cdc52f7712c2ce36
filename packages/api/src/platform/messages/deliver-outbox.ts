import type { Db } from '../database/database';
import type { Messenger } from './messenger';
import { claimMessages, delayMessage, markSent, type OutboxMessage } from './outbox-repository';

const batchSize = 20;
const leaseMs = 60_000;
const firstDelayMs = 30_000;
const longestDelayMs = 6 * 60 * 60_000;

/**
 * Sends queued messages; failed ones are retried with exponential backoff. Several processes may run this at once.
 * @param onFailure receives the error of a message that could not be sent, without its recipient
 * @returns how many were sent
 */
export async function deliverOutbox(
  db: Db,
  messenger: Messenger,
  now: Date,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const messages = await claimMessages(db, now, new Date(now.getTime() + leaseMs), batchSize);
  let sent = 0;
  for (const message of messages) {
    try {
      await send(messenger, message);
      await markSent(db, message.primaryKey, now);
      sent += 1;
    } catch (error) {
      const delayMs = Math.min(firstDelayMs * 2 ** (message.attempts - 1), longestDelayMs);
      await delayMessage(db, message.primaryKey, new Date(now.getTime() + delayMs));
      onFailure(error);
    }
  }
  return sent;
}

function send(messenger: Messenger, { channel, recipient, subject, body, unsubscribeUrl }: OutboxMessage) {
  return channel === 'email'
    ? messenger.sendEmail({ to: recipient, subject, text: body, unsubscribeUrl })
    : messenger.sendSms({ to: recipient, text: body });
}
