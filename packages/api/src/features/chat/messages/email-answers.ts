import { paths, site } from '@kaadu/contracts';
import { queueMessage } from '../../../platform/messages/outbox-repository';
import type { Services } from '../../../platform/services/services';
import { listAfter, type MessageRow } from './messages-repository';
import { lockThreadsToEmail, type ThreadRow, updateThread } from '../threads/threads-repository';

const batchSize = 20;
const mostMessages = 50;

function textOf({ message, author, request }: MessageRow): string {
  const what = request
    ? `We request a payment: ${request.description}.`
    : message.proposal
      ? `We propose: ${message.proposal.experience.title}, ${message.proposal.option}.`
      : message.image
        ? 'We have sent you an image.'
        : '';
  return `${author ?? site.name}: ${[message.text, what].filter(Boolean).join(' ')}`;
}

function emailOf(thread: ThreadRow, answers: readonly MessageRow[], siteUrl: string) {
  const link = `${siteUrl}${paths.chat.getHref()}`;
  return {
    subject: `An answer to your message to ${site.name}`,
    body: `You wrote to us in the chat, and we have answered:\n\n${answers.map(textOf).join('\n\n')}\n\nContinue in the browser that you wrote in, or signed in to your account: ${link}\n\nOr call ${site.supportPhone}. Our hours: ${site.supportHours.label}.\n\nYou get this because this address was given in the chat. If that was a mistake, you need not do anything.\n\n${site.name}\n`,
    deduplicationKey: `chat ${thread.primaryKey} ${thread.lastNumber}`,
  };
}

/** Queues e-mails with answers that were not read in time, each once. Safe to run in several processes. */
export async function emailAnswers({
  database,
  now,
  siteOrigins,
}: Pick<Services, 'database' | 'now' | 'siteOrigins'>): Promise<void> {
  let found = batchSize;
  while (found === batchSize) {
    found = await database.db.transaction(async (tx) => {
      const threads = await lockThreadsToEmail(tx, now(), batchSize);
      for (const thread of threads) {
        const since = Math.max(thread.readByVisitor, thread.emailedTo);
        const unread = await listAfter(tx, thread.primaryKey, since, mostMessages);
        const answers = unread.filter(({ message }) => message.side === 'advisor');
        if (thread.email && answers.length > 0) {
          const email = emailOf(thread, answers, siteOrigins[0] ?? '');
          await queueMessage(tx, { channel: 'email', recipient: thread.email, ...email, dueAt: now() });
        }
        await updateThread(tx, thread.primaryKey, { emailDueAt: null, emailedTo: thread.lastNumber });
      }
      return threads.length;
    });
  }
}
