import type { ThreadSummary } from '@kaadu/contracts/chat';

/** How a visitor is called: by the name of the account, else by the number of the thread. */
export function visitorName({ primary_key, visitor }: ThreadSummary): string {
  return visitor?.name || `Visitor ${primary_key}`;
}
