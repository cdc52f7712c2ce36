import type { ThreadSummary } from '@kaadu/contracts/chat';

/** Returns the name of the visitor's account, else the number of the thread. */
export function visitorName({ primary_key, visitor }: ThreadSummary): string {
  return visitor?.name || `Visitor ${primary_key}`;
}
