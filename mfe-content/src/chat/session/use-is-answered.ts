import type { ChatState } from '@kaadu/contracts/chat';
import { useExpired } from '@kaadu/travel-ui/conversation';

const longAgo = '1970-01-01T00:00:00.000Z';

/** Whether advisors answer now: within the support hours, or while one works in the thread. */
export function useIsAnswered(state: ChatState | null): boolean {
  const isAlone = useExpired(state?.present_until ?? longAgo);
  return state === null || state.opens_at === null || !isAlone;
}
