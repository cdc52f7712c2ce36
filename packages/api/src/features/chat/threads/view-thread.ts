import { cutText } from '@kaadu/contracts/text';
import type { ChatState, ThreadSummary } from '@kaadu/contracts/chat';
import { isOfficeOpen, nextOpening } from '@kaadu/contracts/support-hours';
import type { Db } from '../../../platform/database/database';
import { countAfter, countUnreadByAdvisors, listLast } from '../messages/messages-repository';
import { presentUntil } from './advisor-presence';
import { viewCards } from './view-cards';
import { listNames, type ThreadRow } from './threads-repository';

/** Returns a thread as one side sees it; undefined before the first message. */
export async function viewState(
  db: Db,
  thread: ThreadRow | undefined,
  side: 'visitor' | 'advisor',
  now: Date,
): Promise<ChatState> {
  const time = now.getTime();
  const readTo = side === 'visitor' ? thread?.readByVisitor : thread?.readByAdvisor;
  return {
    thread: thread?.primaryKey ?? null,
    is_closed: thread?.isClosed ?? false,
    email: thread?.email ?? null,
    last_number: thread?.lastNumber ?? 0,
    read_by_visitor: thread?.readByVisitor ?? 0,
    read_by_advisor: thread?.readByAdvisor ?? 0,
    unread: thread ? await countAfter(db, thread.primaryKey, readTo ?? 0, side) : 0,
    opens_at: isOfficeOpen(time) ? null : new Date(nextOpening(time)).toISOString(),
    present_until: presentUntil(thread, now)?.toISOString() ?? null,
    ...(thread && (await viewCards(db, thread, now))),
    server_time: now.toISOString(),
  };
}

/** Converts threads to the view of the advisors' list. */
export async function viewSummaries(db: Db, threads: readonly ThreadRow[]): Promise<ThreadSummary[]> {
  if (threads.length === 0) return [];
  const keys = threads.map(({ primaryKey }) => primaryKey);
  const last = new Map((await listLast(db, keys)).map((one) => [one.threadPk, one]));
  const unread = await countUnreadByAdvisors(db, keys);
  const names = await listNames(
    db,
    threads.flatMap(({ userPk, assignedTo }) => [userPk, assignedTo]).filter((key) => key !== null),
  );
  const person = (key: number | null) =>
    key === null ? null : { primary_key: key, name: names.get(key) ?? '' };
  return threads.map((thread) => ({
    primary_key: thread.primaryKey,
    is_closed: thread.isClosed,
    visitor: person(thread.userPk),
    assigned_to: person(thread.assignedTo),
    waiting_since: thread.waitingSince?.toISOString() ?? null,
    last_text: cutText(last.get(thread.primaryKey)?.text ?? '', 200),
    last_from: last.get(thread.primaryKey)?.side ?? 'system',
    last_at: thread.lastAt.toISOString(),
    last_number: thread.lastNumber,
    unread: unread.get(thread.primaryKey) ?? 0,
  }));
}

export async function viewSummary(db: Db, thread: ThreadRow): Promise<ThreadSummary> {
  const [summary] = await viewSummaries(db, [thread]);
  if (!summary) throw new Error('One thread has one summary');
  return summary;
}
