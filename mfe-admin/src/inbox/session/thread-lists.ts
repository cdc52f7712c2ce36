import type { ThreadSummary } from '@kaadu/contracts/chat';

/** The lists of the inbox, in their order, and what each is called. */
export const listNames = { waiting: 'Waiting', mine: 'Mine', open: 'Open', closed: 'Closed' } as const;
export type ListName = keyof typeof listNames;

export const isListName = (name: string): name is ListName => name in listNames;

/** Whether a thread belongs into a list. @param advisor key of who looks at it */
export function isInList(list: ListName, thread: ThreadSummary, advisor: number): boolean {
  if (list === 'closed') return thread.is_closed;
  if (thread.is_closed) return false;
  if (list === 'mine') return thread.assigned_to?.primary_key === advisor;
  return list === 'open' || thread.waiting_since !== null;
}

/** Who waits longest first, in the other lists the newest message first: as the API orders them. */
function byOrder(list: ListName) {
  return (a: ThreadSummary, b: ThreadSummary): number => {
    const order =
      list === 'waiting'
        ? (a.waiting_since ?? '').localeCompare(b.waiting_since ?? '')
        : b.last_at.localeCompare(a.last_at);
    return order || a.primary_key - b.primary_key;
  };
}

/** A list after one of its threads, or one that was in none, has changed. */
export function withThread(
  list: ListName,
  threads: readonly ThreadSummary[],
  changed: ThreadSummary,
  advisor: number,
): readonly ThreadSummary[] {
  const others = threads.filter(({ primary_key }) => primary_key !== changed.primary_key);
  return isInList(list, changed, advisor) ? [...others, changed].sort(byOrder(list)) : others;
}
