import { isApiError } from '@kaadu/api-client';
import type { ChatMessage, ClientFrame } from '@kaadu/contracts/chat';
import type { ChatStore } from './chat-store';
import type { Outgoing } from './outgoing';

/** Time without an acknowledgement after which a message counts as failed, until it is sent again. */
const ackWithinMs = 12_000;

/** Calls of one side that send a message. The server stores it once, however often it is sent under its id. */
export interface Post {
  /** Frame for the WebSocket. */
  readonly frame: (id: string, text: string) => ClientFrame;
  /**
   * Sends a text over HTTP.
   * @throws ApiError
   */
  readonly text: (id: string, text: string) => Promise<ChatMessage>;
  /**
   * Sends an image over HTTP.
   * @throws ApiError
   */
  readonly image: (id: string, file: File) => Promise<ChatMessage>;
}

type Outcome = 'settled' | 'failed';

/** Pause before another attempt while the connection is open, in milliseconds. */
const retryMs = 5_000;

/** A message sent over the WebSocket that is not acknowledged yet. */
interface Pending {
  readonly id: string;
  readonly settle: (outcome: Outcome) => void;
}

/**
 * Sends the pending messages of a thread, over the WebSocket or else over HTTP. Only one message is in flight at a
 * time. The next follows once the server has stored it, so messages keep their order even if a connection fails.
 */
export class Delivery {
  readonly #by: Post;
  readonly #store: ChatStore;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Ids stored by the server that are not in the thread's messages yet. */
  readonly #stored = new Set<string>();
  #pending: Pending | null = null;
  /** Id of the message being posted over HTTP. */
  #posting: string | null = null;
  #isSending = false;
  #sendFrame: ((frame: ClientFrame) => void) | null = null;

  constructor(by: Post, store: ChatStore) {
    this.#by = by;
    this.#store = store;
  }

  /**
   * Uses an open WebSocket.
   * @param sender sends its frames
   */
  use(sender: (frame: ClientFrame) => void): void {
    this.#sendFrame = sender;
  }

  /** Sends a frame if there is a WebSocket. */
  frame(frame: ClientFrame): void {
    this.#sendFrame?.(frame);
  }

  /** Sends a message once the ones before it are stored. */
  async send({ id }: Outgoing): Promise<void> {
    this.#clearTimer(id);
    this.#store.changeOutgoing(id, { state: 'sending', problem: null });
    await this.#sendInOrder();
  }

  /** Sends every message that waits for a connection, in order. */
  async sendWaiting(): Promise<void> {
    for (const { id, state } of this.#store.get().outgoing) {
      this.#clearTimer(id);
      if (state === 'failed') this.#store.changeOutgoing(id, { state: 'sending', problem: null });
    }
    await this.#sendInOrder();
  }

  acknowledge(id: string): void {
    this.#stored.add(id);
    if (this.#pending?.id === id) this.#settle('settled');
    // The acknowledgement was late; messages behind it can be sent.
    else void this.sendWaiting();
  }

  /**
   * Handles a refused message.
   * @param retryAfter seconds; null when a retry would be refused too
   */
  refuse(id: string, problem: string, retryAfter: number | null): void {
    if (retryAfter === null) {
      this.#store.changeOutgoing(id, { state: 'refused', problem });
      if (this.#pending?.id === id) this.#settle('settled');
      return;
    }
    if (this.#pending?.id === id) this.#settle('failed');
    this.#store.changeOutgoing(id, { state: 'failed', problem });
    this.#setTimer(id, retryAfter * 1_000, () => void this.sendWaiting());
  }

  /** Fails the messages in flight when the connection is lost, until there is one again. */
  lose(): void {
    this.#sendFrame = null;
    this.#stored.clear();
    this.#settle('failed');
    this.#failAll();
  }

  close(): void {
    this.#sendFrame = null;
    this.#settle('failed');
    for (const id of [...this.#timers.keys()]) this.#clearTimer(id);
  }

  async #sendInOrder(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let one = this.#next(); one; one = this.#next()) {
        // Without a connection it is sent once there is one.
        if (this.#isWaiting(one)) return;
        if ((await this.#deliver(one)) === 'failed') return this.#retryLater(one.id);
      }
    } finally {
      this.#isSending = false;
    }
  }

  /** Schedules a retry. Messages behind a failed one wait with it. */
  #retryLater(id: string): void {
    this.#failAll();
    if (!this.#sendFrame || this.#timers.has(id)) return;
    this.#setTimer(id, retryMs, () => void this.sendWaiting());
  }

  /** Returns the first message that the server lacks, unless it is itself waiting. */
  #next(): Outgoing | undefined {
    const waits = ({ id, state }: Outgoing) => state !== 'refused' && !this.#stored.has(id);
    const first = this.#store.get().outgoing.find(waits);
    if (first?.state === 'failed') this.#failAll();
    return first?.state === 'sending' ? first : undefined;
  }

  #isWaiting({ file }: Outgoing): boolean {
    const { link } = this.#store.get();
    return !this.#sendFrame && !file && (link === 'connecting' || link === 'live');
  }

  async #deliver({ id, text, file }: Outgoing): Promise<Outcome> {
    const { link } = this.#store.get();
    if (link === 'offline') return 'failed';
    if (file) return this.#post(id, () => this.#by.image(id, file));
    if (link === 'polling') return this.#post(id, () => this.#by.text(id, text));
    const outcome = new Promise<Outcome>((settle) => {
      this.#pending = { id, settle };
    });
    this.#setTimer(id, ackWithinMs, () => this.#settle('failed'));
    this.#sendFrame?.(this.#by.frame(id, text));
    return outcome;
  }

  #settle(outcome: Outcome): void {
    if (!this.#pending) return;
    const { id, settle } = this.#pending;
    this.#pending = null;
    this.#clearTimer(id);
    settle(outcome);
  }

  #clearTimer(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  #setTimer(id: string, ms: number, then: () => void): void {
    this.#clearTimer(id);
    this.#timers.set(id, setTimeout(then, ms));
  }

  /** Marks all messages as waiting for a connection, except an image already being uploaded. */
  #failAll(): void {
    for (const { id, state } of this.#store.get().outgoing) {
      if (state === 'sending' && !this.#stored.has(id) && this.#posting !== id) {
        this.#store.changeOutgoing(id, { state: 'failed' });
      }
    }
  }

  /** Sends a message over HTTP and handles the result. */
  async #post(id: string, call: () => Promise<ChatMessage>): Promise<Outcome> {
    this.#posting = id;
    try {
      const message = await call();
      this.#posting = null;
      this.#stored.add(id);
      this.#store.addMessages([message]);
      return 'settled';
    } catch (error) {
      this.#posting = null;
      if (!isApiError(error)) throw error;
      const { status, message: problem } = error;
      const isFinal = status >= 400 && status < 500 && ![401, 409, 429].includes(status);
      this.#store.changeOutgoing(id, isFinal ? { state: 'refused', problem } : { state: 'failed' });
      return isFinal ? 'settled' : 'failed';
    }
  }
}
