import { type ChatMessage, listThreads, type ServerFrame, type ThreadSummary } from '@kaadu/contracts/chat';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { ChatEnd, type EndOptions } from './chat-end';

/** Maximum number of threads that an advisor has open, below the server's limit. */
const mostOpen = 25;

interface AdvisorOptions extends EndOptions {
  /** Visitor with this index, if this advisor answers them. */
  readonly visitorOf: (index: number) => ChatEnd | undefined;
}

/** An advisor who opens each waiting thread and answers every question. */
export class AdvisorEnd extends ChatEnd {
  readonly #visitorOf: AdvisorOptions['visitorOf'];
  /** Number of the last message received, by thread. */
  readonly #cursors = new Map<number, number>();
  /** Number of the last message that exists, by thread. */
  readonly #open = new Map<number, number>();

  constructor({ visitorOf, ...options }: AdvisorOptions) {
    super(options);
    this.#visitorOf = visitorOf;
  }

  protected async catchUp(): Promise<void> {
    let page = 1;
    let pages = 1;
    while (page <= pages) {
      const answer = await this.call(`/admin/chat/threads?list=waiting&page=${page}`);
      const { threads, page_count } = z.parse(listThreads.data, answer);
      for (const thread of threads) this.#see(thread);
      pages = page_count;
      page += 1;
    }
  }

  protected hello() {
    return { as: 'advisor', since: 0 } as const;
  }

  protected begin(): void {
    for (const thread of this.#open.keys()) this.#watch(thread);
    // Messages between the list and the connection were not pushed.
    void this.catchUp().catch(() => this.drop());
  }

  protected receive(frame: ServerFrame): void {
    if (frame.type === 'thread') this.#see(frame.thread);
    if (frame.type === 'messages') for (const one of frame.messages) this.#hear(frame.thread, one);
  }

  #see({ primary_key: thread, last_text: text, last_number: last }: ThreadSummary): void {
    if (!this.#visitorOf(Number.parseInt(text, 10))) return;
    const isOpen = this.#open.has(thread);
    if (!isOpen && last <= this.#cursorOf(thread)) return;
    this.#open.set(thread, last);
    if (isOpen) return;
    this.#watch(thread);
    if (this.#open.size > mostOpen) this.#closeOne();
  }

  /** Closes the oldest open thread in which no message is due. */
  #closeOne(): void {
    const done = [...this.#open].find(([thread, last]) => this.#cursorOf(thread) >= last);
    if (!done) return;
    this.#open.delete(done[0]);
    this.frame({ type: 'unwatch', thread: done[0] });
  }

  #cursorOf(thread: number): number {
    return this.#cursors.get(thread) ?? 0;
  }

  #watch(thread: number): void {
    this.frame({ type: 'watch', thread, since: this.#cursorOf(thread) });
  }

  #hear(thread: number, message: ChatMessage): void {
    const { ledger } = this.options.world;
    const cursor = this.#cursorOf(thread);
    // A thread that is reopened while a message is in flight sends it twice; it is shown once, as in the
    // browser.
    if (message.number <= cursor) return;
    if (message.number !== cursor + 1)
      ledger.problems.push(`An advisor's ${message.number} of ${thread} came after ${cursor}`);
    this.#cursors.set(thread, message.number);
    if (message.from !== 'visitor') return;
    ledger.delivered(message, 'visitor to advisor');
    const index = Number.parseInt(message.text, 10);
    const visitor = this.#visitorOf(index);
    if (!visitor) return void ledger.problems.push(`"${message.text}" came to the wrong advisor`);
    const id = randomUUID();
    const text = `${index} is answered ${id}`;
    ledger.sent(text, this, visitor);
    this.say({ type: 'send', thread, id, text });
  }
}
