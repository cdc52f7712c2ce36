import type { ChatMessage, ChatPayment } from '@kaadu/contracts/chat';

/** Messages in the order of their numbers, each once; of a message that comes again the newer is kept. */
export function mergeMessages(
  known: readonly ChatMessage[],
  added: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (added.length === 0) return known;
  const all = new Map([...known, ...added].map((message) => [message.number, message]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}

/** The last message up to which none is missing: what is asked for after a lost connection comes after it. */
export function cursorOf(messages: readonly ChatMessage[]): number {
  return messages.at(-1)?.number ?? 0;
}

/** Payment requests as they are now, by token: the newest message about one has its state. */
export function paymentStates(messages: readonly ChatMessage[]): ReadonlyMap<string, ChatPayment> {
  return new Map(messages.flatMap(({ payment }) => (payment ? [[payment.token, payment]] : [])));
}
