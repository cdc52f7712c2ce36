import type { ThreadCounts, ThreadDetail, ThreadSummary } from '@kaadu/contracts/chat';
import type { Link } from '@kaadu/travel-ui/conversation';
import type { Talk } from '@kaadu/travel-ui/conversation';
import type { Problem } from '@kaadu/ui/problem';
import type { ListName } from './thread-lists';

/** What the inbox shows beside the messages. */
export interface InboxSnapshot {
  readonly link: Link;
  readonly list: ListName;
  /** Null until the list has been read. */
  readonly threads: readonly ThreadSummary[] | null;
  readonly counts: ThreadCounts | null;
  readonly hasMore: boolean;
  /** Why the list could not be read. */
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
  /** What is known of it and of the visitor; null until it has been read. */
  readonly detail: { readonly thread: ThreadSummary; readonly visitor: ThreadDetail['visitor'] } | null;
  /** Why it could not be read. */
  readonly problem: Problem | null;
}
