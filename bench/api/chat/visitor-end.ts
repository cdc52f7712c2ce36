import { type ChatMessage, ChatView, type ServerFrame } from '@kaadu/contracts/chat';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { ChatEnd, type EndOptions } from './chat-end';

interface VisitorOptions extends EndOptions {
  /** Identifies the visitor in texts. */
  readonly index: number;
  /** Advisor who answers. */
  readonly advisor: ChatEnd;
}

/** A visitor with the chat open. */
export class VisitorEnd extends ChatEnd {
  /** Number of times that each message arrived, by number. */
  readonly times = new Map<number, number>();
  thread: number | null = null;
  readonly #index: number;
  readonly #advisor: ChatEnd;
  #cursor = 0;

  constructor({ index, advisor, ...options }: VisitorOptions) {
    super(options);
    this.#index = index;
    this.#advisor = advisor;
  }

  ask(): void {
    const id = randomUUID();
    const text = `${this.#index} asks ${id}`;
    this.options.world.ledger.sent(text, this, this.#advisor);
    this.say({ type: 'send', id, text });
  }

  /** Opens the chat over HTTP, without a connection. */
  async catchUp(): Promise<void> {
    for (;;) {
      const view = z.parse(
        ChatView,
        await this.call('/chat/open', { since: this.#cursor, page: '/experiences' }),
      );
      this.#add(view.messages);
      if (!view.has_more) return;
    }
  }

  protected hello() {
    return { as: 'visitor', since: this.#cursor } as const;
  }

  protected begin(): void {
    // Messages sent meanwhile are pushed.
  }

  protected receive(frame: ServerFrame): void {
    if (frame.type === 'ack') this.thread = frame.thread;
    if (frame.type === 'messages') this.#add(frame.messages);
  }

  #add(messages: readonly ChatMessage[]): void {
    const { ledger } = this.options.world;
    for (const message of messages) {
      const { number, from } = message;
      this.times.set(number, (this.times.get(number) ?? 0) + 1);
      if (number !== this.#cursor + 1)
        ledger.problems.push(`Visitor ${this.#index}: ${number} came after ${this.#cursor}`);
      this.#cursor = Math.max(this.#cursor, number);
      if (from === 'advisor') ledger.delivered(message, 'advisor to visitor');
    }
  }
}
