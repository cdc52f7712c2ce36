import type { ChatView, ClientFrame } from '@kaadu/contracts/chat';
import type { Link } from './chat-connection';
import { createChatStore } from './chat-store';
import { Delivery, type Post } from './deliver';
import type { OutgoingStorage } from './outgoing';
import { cursorOf } from './thread-log';

const typingEveryMs = 2_000;

/** Calls and frames of one side of a thread. */
export interface Side extends Post {
  /** The other side. */
  readonly other: 'visitor' | 'advisor';
  readonly typing: ClientFrame;
  /** Frame that marks the messages up to a number as read. */
  readonly read: (number: number) => ClientFrame;
  /**
   * Loads messages before a number.
   * @throws ApiError
   */
  readonly earlier: (before: number) => Promise<ChatView>;
}

interface TalkOptions {
  readonly side: Side;
  readonly storage: OutgoingStorage;
  /** Key of the thread; undefined for the visitor's own. */
  readonly thread?: number;
  readonly link?: Link;
  /** Ends a pause before the next attempt to connect, because the user is active. */
  readonly wake: () => void;
}

/** An open thread on one side: its messages, its unsent messages and its actions. */
export class Talk {
  readonly store;
  readonly delivery: Delivery;
  /** Number of the last message seen here. */
  readTo = 0;
  readonly #side: Side;
  readonly #wake: () => void;
  #typedAt = 0;

  constructor({ side, storage, thread, link, wake }: TalkOptions) {
    this.#side = side;
    this.#wake = wake;
    this.store = createChatStore({
      link,
      other: side.other,
      outgoing: storage.read(thread),
      keep: (outgoing) => storage.write(outgoing, thread),
    });
    this.delivery = new Delivery(side, this.store);
  }

  /** Sends a text or an image, now or once there is a connection. */
  send(text: string, file?: File): void {
    const one = { id: crypto.randomUUID(), text, state: 'sending', problem: null } as const;
    const outgoing = file ? { ...one, file } : one;
    this.store.addOutgoing(outgoing);
    void this.delivery.send(outgoing);
    this.#wake();
  }

  retry(id: string): void {
    const one = this.store.get().outgoing.find((other) => other.id === id);
    if (one) void this.delivery.send(one);
    this.#wake();
  }

  discard(id: string): void {
    this.store.removeOutgoing(id);
  }

  typing(): void {
    if (Date.now() - this.#typedAt < typingEveryMs) return;
    this.#typedAt = Date.now();
    this.delivery.frame(this.#side.typing);
  }

  /** Marks all messages as read. */
  read(): void {
    const number = cursorOf(this.store.get().messages);
    if (number <= this.readTo) return;
    this.readTo = number;
    this.delivery.frame(this.#side.read(number));
  }

  /** @throws ApiError */
  async loadEarlier(): Promise<void> {
    const [first] = this.store.get().messages;
    if (first) this.store.takeEarlier(await this.#side.earlier(first.number));
  }

  /** Handles a new WebSocket: sends pending read receipts and messages. */
  resume(send: (frame: ClientFrame) => void): void {
    this.delivery.use(send);
    if (this.readTo > 0) send(this.#side.read(this.readTo));
    void this.delivery.sendWaiting();
  }

  close(): void {
    this.delivery.close();
    this.store.close();
  }
}
