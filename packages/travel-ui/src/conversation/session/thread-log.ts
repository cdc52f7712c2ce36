import type { ChatMessage, ChatPayment, ProposalState } from '@kaadu/contracts/chat';

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

/**
 * Returns the current payment requests by token: from the newest message about each, and from the thread's state while
 * a request can be paid. A message that it was paid or withdrawn may arrive before the state without it.
 */
export function paymentStates(
  messages: readonly ChatMessage[],
  current: readonly ChatPayment[] = [],
): ReadonlyMap<string, ChatPayment> {
  const all = new Map(messages.flatMap(({ payment }) => (payment ? [[payment.token, payment]] : [])));
  for (const payment of current) {
    const { status } = all.get(payment.token) ?? payment;
    if (status === 'open' || status === 'failed') all.set(payment.token, payment);
  }
  return all;
}

/** Returns the states of proposals by the ids of their messages. */
export function proposalStates(states: readonly ProposalState[] = []): ReadonlyMap<string, ProposalState> {
  return new Map(states.map((state) => [state.id, state]));
}
