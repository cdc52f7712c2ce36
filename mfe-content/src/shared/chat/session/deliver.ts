import { isApiError } from '@kaadu/api-client';
import type { ChatMessage, ClientFrame } from '@kaadu/contracts/chat';
import type { ChatStore } from './chat-store';
import type { Outgoing } from './outgoing';

/** After this long without an acknowledgement a message counts as not sent, until it is sent again. */
const ackWithinMs = 12_000;

/** How a side of the chat sends a message; all of them store it once, however often it is sent under its id. */
export interface Post {
  /** Over the WebSocket. */
  readonly frame: (id: string, text: string) => ClientFrame;
  /** Over HTTP. @throws ApiError */
  readonly text: (id: string, text: string) => Promise<ChatMessage>;
  /** @throws ApiError */
  readonly image: (id: string, file: File) => Promise<ChatMessage>;
}

/** Sends what is waiting in a thread, over the WebSocket while there is one, else over HTTP. */
export class Delivery {
  readonly #by: Post;
  readonly #store: ChatStore;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #posting = new Set<string>();
  #sendFrame: ((frame: ClientFrame) => void) | null = null;

  constructor(by: Post, store: ChatStore) {
    this.#by = by;
    this.#store = store;
  }

  /** @param sender of an open WebSocket */
  use(sender: (frame: ClientFrame) => void): void {
    this.#sendFrame = sender;
  }

  /** Sends a frame if there is a WebSocket. */
  frame(frame: ClientFrame): void {
    this.#sendFrame?.(frame);
  }

  async send({ id, text, file }: Outgoing): Promise<void> {
    this.#store.changeOutgoing(id, { state: 'sending', problem: null });
    const { link } = this.#store.get();
    if (file) return this.#post(id, () => this.#by.image(id, file));
    if (link === 'polling') return this.#post(id, () => this.#by.text(id, text));
    if (link === 'offline') return this.#fail(id);
    this.#sendFrame?.(this.#by.frame(id, text));
    this.#setTimer(id, ackWithinMs, () => this.#fail(id));
  }

  /** Sends everything that waits for a connection, in its order. */
  async sendWaiting(): Promise<void> {
    for (const one of this.#store.get().outgoing) if (one.state !== 'refused') await this.send(one);
  }

  acknowledge(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  /** @param retryAfter seconds; null when it would be refused again */
  refuse(id: string, problem: string, retryAfter: number | null): void {
    this.acknowledge(id);
    if (retryAfter === null) return this.#store.changeOutgoing(id, { state: 'refused', problem });
    this.#store.changeOutgoing(id, { state: 'failed', problem });
    this.#setTimer(id, retryAfter * 1_000, () => {
      const one = this.#store.get().outgoing.find((other) => other.id === id);
      if (one?.state === 'failed') void this.send(one);
    });
  }

  /** What is under way without a connection has failed, until there is one again. */
  lose(): void {
    this.#sendFrame = null;
    for (const { id, state, file } of this.#store.get().outgoing) {
      if (state === 'sending' && !file) this.#fail(id);
    }
  }

  close(): void {
    for (const id of [...this.#timers.keys()]) this.acknowledge(id);
  }

  #setTimer(id: string, ms: number, then: () => void): void {
    this.acknowledge(id);
    this.#timers.set(id, setTimeout(then, ms));
  }

  #fail(id: string): void {
    this.#store.changeOutgoing(id, { state: 'failed' });
  }

  /** Sends a message over HTTP, and takes over what becomes of it. */
  async #post(id: string, call: () => Promise<ChatMessage>): Promise<void> {
    if (this.#posting.has(id)) return;
    this.#posting.add(id);
    try {
      this.#store.addMessages([await call()]);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { status, message: problem } = error;
      const isFinal = status >= 400 && status < 500 && ![401, 409, 429].includes(status);
      this.#store.changeOutgoing(id, isFinal ? { state: 'refused', problem } : { state: 'failed' });
    } finally {
      this.#posting.delete(id);
    }
  }
}
