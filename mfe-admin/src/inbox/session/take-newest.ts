import type { ChatView } from '@kaadu/contracts/chat';
import type { Talk } from '@kaadu/travel-ui/conversation';
import { cursorOf } from '@kaadu/travel-ui/conversation';

/**
 * Takes over the newest messages of a thread. What lies between them and those that are known is read when somebody scrolls
 * back to it.
 * @returns whether nothing was known before
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
