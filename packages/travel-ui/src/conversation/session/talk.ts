import type { ChatView, ClientFrame } from '@kaadu/contracts/chat';
import type { Link } from './chat-connection';
import { createChatStore } from './chat-store';
import { Delivery, type Post } from './deliver';
import type { OutgoingStorage } from './outgoing';
import { cursorOf } from './thread-log';

const typingEveryMs = 2_000;

/** What one side of a thread sends and asks for. */
export interface Side extends Post {
  /** The other side. */
  readonly other: 'visitor' | 'advisor';
  readonly typing: ClientFrame;
  /** The messages up to a number are read. */
  readonly read: (number: number) => ClientFrame;
  /** Messages before a number. @throws ApiError */
  readonly earlier: (before: number) => Promise<ChatView>;
}

interface TalkOptions {
  readonly side: Side;
  readonly storage: OutgoingStorage;
  /** Undefined: the visitor's own. */
  readonly thread?: number;
  readonly link?: Link;
  /** Somebody is there: a pause before the next attempt to connect ends. */
  readonly wake: () => void;
}

/** One thread, as one side has it open: what was said, what waits to be sent, and what can be done. */
export class Talk {
  readonly store;
  readonly delivery: Delivery;
  /** The last message that was seen here. */
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

  /** All messages have been seen. */
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

  /** There is a WebSocket (again): what was read meanwhile is told, and what waits is sent. */
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
