import type { ThreadDetail, ThreadSummary } from '@kaadu/contracts/chat';
import { aChatState, aMessage } from '@kaadu/travel-ui/testing';

export function aThread(primary_key: number, over: Partial<ThreadSummary> = {}): ThreadSummary {
  return {
    primary_key,
    is_closed: false,
    visitor: null,
    assigned_to: null,
    waiting_since: '2026-03-07T06:30:00.000Z',
    last_text: 'Is the road open?',
    last_from: 'visitor',
    last_at: '2026-03-07T06:30:00.000Z',
    last_number: 1,
    unread: 1,
    ...over,
  };
}

/** Returns the details of a thread, as loaded when it opens. */
export function aThreadDetail(thread: ThreadSummary, over: Partial<ThreadDetail> = {}): ThreadDetail {
  return {
    state: aChatState({ thread: thread.primary_key, last_number: 1, unread: 1 }),
    messages: [aMessage(1, { text: thread.last_text })],
    has_more: false,
    thread,
    visitor: {
      name: null,
      email: 'asha@example.com',
      phone: null,
      page: '/experience/misty-ridge-camp-coorg/12',
      seen_at: null,
      bookings: [],
    },
    ...over,
  };
}
