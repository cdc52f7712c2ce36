import type { ChatMessage, ChatPayment } from '@kaadu/contracts/chat';

/** Merges messages by number, each once. Of two versions of a message the newer is kept. */
export function mergeMessages(
  known: readonly ChatMessage[],
  added: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (added.length === 0) return known;
  const all = new Map([...known, ...added].map((message) => [message.number, message]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}

/** Returns the number of the newest message; 0 without messages. After a reconnect, later ones are requested. */
export function cursorOf(messages: readonly ChatMessage[]): number {
  return messages.at(-1)?.number ?? 0;
}

/** Returns the current payment requests by token, from the newest message about each. */
export function paymentStates(messages: readonly ChatMessage[]): ReadonlyMap<string, ChatPayment> {
  return new Map(messages.flatMap(({ payment }) => (payment ? [[payment.token, payment]] : [])));
}
