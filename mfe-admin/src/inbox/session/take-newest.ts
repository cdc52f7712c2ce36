import type { ChatView } from '@kaadu/contracts/chat';
import type { Talk } from '@kaadu/travel-ui/conversation';
import { cursorOf } from '@kaadu/travel-ui/conversation';

/**
 * Adds the newest messages of a thread. A gap before them loads when the advisor scrolls back.
 * @returns whether the thread was empty before
 */
export function takeNewest({ store }: Talk, { messages, state, has_more }: ChatView): boolean {
  const before = store.get();
  const isFirst = before.state === null;
  const isGap = (messages[0]?.number ?? 0) > cursorOf(before.messages) + 1;
  store.takeState(state);
  if (isFirst || isGap) store.set({ messages: [], hasEarlier: has_more });
  store.addMessages(messages);
  return isFirst;
}
