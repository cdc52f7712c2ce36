import type { Db } from '../database/database';
import type { Messenger } from './messenger';
import { claimMessages, delayMessage, markSent, type OutboxMessage } from './outbox-repository';

const batch = 20;
const leaseMs = 60_000;
const firstPauseMs = 30_000;
const longestPauseMs = 6 * 60 * 60_000;

/**
 * Sends queued messages; one that fails is tried again later, each time later. Several processes may run this.
 * @param onFailure told why, never to whom
 * @returns how many were sent
 */
export async function deliverOutbox(
  db: Db,
  messenger: Messenger,
  now: Date,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const messages = await claimMessages(db, now, new Date(now.getTime() + leaseMs), batch);
  let sent = 0;
  for (const message of messages) {
    try {
      await send(messenger, message);
      await markSent(db, message.primaryKey, now);
      sent += 1;
    } catch (error) {
      const pause = Math.min(firstPauseMs * 2 ** (message.attempts - 1), longestPauseMs);
      await delayMessage(db, message.primaryKey, new Date(now.getTime() + pause));
      onFailure(error);
    }
  }
  return sent;
}

function send(messenger: Messenger, { channel, recipient, subject, body, unsubscribeUrl }: OutboxMessage) {
  return channel === 'email'
    ? messenger.sendLetter({ to: recipient, subject, text: body, unsubscribeUrl })
    : messenger.sendText({ to: recipient, text: body });
}
