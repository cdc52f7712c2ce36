import type { ChatView } from '@kaadu/contracts/chat';
import type { Db } from '../../../platform/database/database';
import { listAfter, listBefore } from '../messages/messages-repository';
import type { ThreadRow } from './threads-repository';
import { viewMessages } from '../messages/view-messages';
import { viewState } from './view-thread';

/** Messages in one response. */
const pageSize = 50;

/** Section of a thread. */
export type Part = { readonly since: number } | { readonly before: number };

/** Latest messages of a thread. */
export const end: Part = { before: 2_147_483_647 };

/** Returns a section of a thread as one side sees it; empty before the first message. */
export async function readPart(
  db: Db,
  thread: ThreadRow | undefined,
  part: Part,
  side: 'visitor' | 'advisor',
  now: Date,
): Promise<ChatView> {
  const state = await viewState(db, thread, side, now);
  if (!thread) return { state, messages: [], has_more: false };
  // Reads one more than is returned, to know whether there are more.
  const rows =
    'since' in part
      ? await listAfter(db, thread.primaryKey, part.since, pageSize + 1)
      : await listBefore(db, thread.primaryKey, part.before, pageSize + 1);
  const shown = 'since' in part ? rows.slice(0, pageSize) : rows.slice(-pageSize);
  return {
    state,
    messages: await viewMessages(db, shown, now),
    has_more: rows.length > pageSize,
  };
}
