import type { ThreadSummary } from '@kaadu/contracts/chat';

/** The lists of the inbox and their labels, in order. */
export const listNames = { waiting: 'Waiting', mine: 'Mine', open: 'Open', closed: 'Closed' } as const;
export type ListName = keyof typeof listNames;

export const isListName = (name: string): name is ListName => name in listNames;

/**
 * Whether a thread belongs to a list.
 * @param advisor key of the current advisor
 */
export function isInList(list: ListName, thread: ThreadSummary, advisor: number): boolean {
  if (list === 'closed') return thread.is_closed;
  if (thread.is_closed) return false;
  if (list === 'mine') return thread.assigned_to?.primary_key === advisor;
  return list === 'open' || thread.waiting_since !== null;
}

/** Sorts as the API does: longest waiting first in the waiting list, newest message first elsewhere. */
function byOrder(list: ListName) {
  return (a: ThreadSummary, b: ThreadSummary): number => {
    const order =
      list === 'waiting'
        ? (a.waiting_since ?? '').localeCompare(b.waiting_since ?? '')
        : b.last_at.localeCompare(a.last_at);
    return order || a.primary_key - b.primary_key;
  };
}

/** Returns a list after a thread has changed or joined it. */
export function withThread(
  list: ListName,
  threads: readonly ThreadSummary[],
  changed: ThreadSummary,
  advisor: number,
): readonly ThreadSummary[] {
  const others = threads.filter(({ primary_key }) => primary_key !== changed.primary_key);
  return isInList(list, changed, advisor) ? [...others, changed].sort(byOrder(list)) : others;
}
