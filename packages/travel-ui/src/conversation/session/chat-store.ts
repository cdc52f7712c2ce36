import type { ChatMessage, ChatState, ChatView } from '@kaadu/contracts/chat';
import type { Link } from './chat-connection';
import type { Outgoing } from './outgoing';
import { mergeMessages } from './thread-log';

/** State of a thread on a page. */
export interface ChatSnapshot {
  readonly link: Link;
  /** Null until the server has responded once. */
  readonly state: ChatState | null;
  readonly messages: readonly ChatMessage[];
  readonly outgoing: readonly Outgoing[];
  readonly isTyping: boolean;
  readonly hasEarlier: boolean;
}

const typingMs = 4_000;

interface StoreOptions {
  readonly link?: Link;
  /** The other side of the thread. */
  readonly other: 'visitor' | 'advisor';
  /** Messages that were unsent when the page was left. */
  readonly outgoing: readonly Outgoing[];
  /** Stores unsent messages over a reload. */
  readonly keep: (outgoing: readonly Outgoing[]) => void;
}

/** Creates the store of a thread's state. Snapshots stay the same object until something changes. */
export function createChatStore({ link = 'connecting', other, outgoing: waiting, keep }: StoreOptions) {
  let snapshot: ChatSnapshot = {
    link,
    state: null,
    messages: [],
    outgoing: waiting,
    isTyping: false,
    hasEarlier: false,
  };
  const listeners = new Set<() => void>();
  let typing: ReturnType<typeof setTimeout> | undefined;

  function set(changes: Partial<ChatSnapshot>): void {
    snapshot = { ...snapshot, ...changes };
    for (const notify of listeners) notify();
  }

  function setOutgoing(outgoing: readonly Outgoing[]): void {
    keep(outgoing);
    set({ outgoing });
  }

  const store = {
    get: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    /** Adds messages. Own messages that were pending have arrived. */
    addMessages(added: readonly ChatMessage[]): void {
      const arrived = new Set(added.map(({ id }) => id));
      const outgoing = snapshot.outgoing.filter(({ id }) => !arrived.has(id));
      if (outgoing.length < snapshot.outgoing.length) setOutgoing(outgoing);
      const isTyping = snapshot.isTyping && !added.some(({ from }) => from === other);
      set({ messages: mergeMessages(snapshot.messages, added), isTyping });
    },
    /** Applies the state. @returns false when the thread has changed, so that its messages are unknown */
    takeState(state: ChatState): boolean {
      const known = snapshot.state?.thread ?? null;
      const isOther = known !== null && state.thread !== known;
      set({ state, ...(isOther && { messages: [], hasEarlier: false }) });
      return !isOther;
    },
    takeEarlier({ messages, has_more }: ChatView): void {
      set({ messages: mergeMessages(snapshot.messages, messages), hasEarlier: has_more });
    },
    addOutgoing: (one: Outgoing) => setOutgoing([...snapshot.outgoing, one]),
    changeOutgoing: (id: string, changes: Partial<Outgoing>) =>
      setOutgoing(snapshot.outgoing.map((one) => (one.id === id ? { ...one, ...changes } : one))),
    removeOutgoing: (id: string) => setOutgoing(snapshot.outgoing.filter((one) => one.id !== id)),
    showTyping(): void {
      clearTimeout(typing);
      set({ isTyping: true });
      typing = setTimeout(() => set({ isTyping: false }), typingMs);
    },
    close: () => clearTimeout(typing),
  };
  return store;
}
export type ChatStore = ReturnType<typeof createChatStore>;
