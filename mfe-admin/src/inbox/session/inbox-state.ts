import type { ThreadCounts, ThreadDetail, ThreadSummary } from '@kaadu/contracts/chat';
import type { Link } from '@kaadu/travel-ui/conversation';
import type { Talk } from '@kaadu/travel-ui/conversation';
import type { Problem } from '@kaadu/ui/problem';
import type { ListName } from './thread-lists';

/** State of the inbox apart from the messages. */
export interface InboxSnapshot {
  readonly link: Link;
  readonly list: ListName;
  /** Null until the list has loaded. */
  readonly threads: readonly ThreadSummary[] | null;
  readonly counts: ThreadCounts | null;
  readonly hasMore: boolean;
  /** Reason that the list could not be loaded. */
  readonly problem: Problem | null;
}

export const nothingRead: InboxSnapshot = {
  link: 'connecting',
  list: 'waiting',
  threads: null,
  counts: null,
  hasMore: false,
  problem: null,
};

/** An open thread. */
export interface OpenThread {
  readonly talk: Talk;
  /** Details of the thread and its visitor; null until loaded. */
  readonly detail: { readonly thread: ThreadSummary; readonly visitor: ThreadDetail['visitor'] } | null;
  /** Reason that the thread could not be loaded. */
  readonly problem: Problem | null;
}
