import type { Db } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors/app-error';
import { findMessage, insertMessage, type MessageRow, type NewMessage } from './messages-repository';
import { notify } from './notifications';
import { lockThread, type ThreadRow, updateThread } from '../threads/threads-repository';

/** Time until an unread answer is e-mailed, in milliseconds. */
const emailAfterMs = 2 * 60_000;

export type Message = Omit<NewMessage, 'number' | 'sentAt'>;

/** Returns the changes of a thread by a message. */
function threadAfter(thread: ThreadRow, { side, authorPk }: Message, number: number, now: Date) {
  const all = { lastNumber: number, lastAt: now };
  if (side === 'visitor') {
    const waitingSince = thread.waitingSince ?? now;
    return { ...all, isClosed: false, waitingSince, readByVisitor: number, emailDueAt: null };
  }
  if (side === 'system') return all;
  return {
    ...all,
    waitingSince: null,
    advisorSeenAt: now,
    assignedTo: thread.assignedTo ?? authorPk ?? null,
    readByAdvisor: number,
    emailDueAt: thread.email ? (thread.emailDueAt ?? new Date(now.getTime() + emailAfterMs)) : null,
  };
}

/**
 * Adds a message in the caller's transaction and notifies all processes at its commit. The thread stays locked until
 * then, so that numbers follow the order of commits.
 * @param make writes what the message refers to; not called if the message exists
 * @returns the message, or the existing one with its id
 * @throws AppError conflict when the thread has been joined to another in the meantime
 */
export async function addMessage(
  tx: Db,
  message: Message,
  now: Date,
  make?: () => Promise<Partial<Message>>,
): Promise<MessageRow> {
  const { threadPk } = message;
  const thread = await lockThread(tx, threadPk);
  if (!thread) throw new AppError('conflict', 'This chat has moved to your account. Please send it again.');
  const known = await findMessage(tx, message);
  if (known) return known;
  const number = thread.lastNumber + 1;
  await insertMessage(tx, { ...message, ...(await make?.()), number, sentAt: now });
  await updateThread(tx, threadPk, threadAfter(thread, message, number, now));
  await notify(tx, { is: 'changed', thread: threadPk });
  const added = await findMessage(tx, message);
  if (!added) throw new Error('The message was not written');
  return added;
}
