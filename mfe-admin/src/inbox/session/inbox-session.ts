import type { ServerFrame, ThreadSummary } from '@kaadu/contracts/chat';
import { ChatConnection, cursorOf, outgoingStorage, Talk } from '@kaadu/travel-ui/conversation';
import { problemOf } from '@kaadu/ui/problem';
import { readToken } from '@kaadu/travel-ui/session';
import type { InboxApi } from './inbox-api';
import { type InboxSnapshot, nothingRead, type OpenThread } from './inbox-state';
import { sideOf } from './side-of';
import { takeNewest } from './take-newest';
import { type ListName, withThread } from './thread-lists';
import { createValueStore } from './value-store';

type Send = Parameters<ConstructorParameters<typeof ChatConnection>[1]['onOpen']>[0];

interface SessionOptions {
  readonly api: InboxApi;
  /** URL of the WebSocket; undefined without one. */
  readonly url: string | undefined;
  /** Key of the advisor's account. */
  readonly advisor: number;
}

/** Number of background threads that stay open. The server lets an advisor follow 30. */
const mostOpen = 20;
/** Delay that batches bursts of changes into one reload, in milliseconds. */
const settleMs = 800;

/** The advisor's chat client: lists of threads, and the open threads, over one connection. Call `start` once. */
export class InboxSession {
  readonly store = createValueStore(nothingRead);
  /** Open threads by key, in a new map after each change. */
  readonly open = createValueStore<ReadonlyMap<number, OpenThread>>(new Map());
  readonly #options: SessionOptions;
  readonly #connection: ChatConnection;
  readonly #storage = outgoingStorage('inboxOutgoing');
  #send: Send | null = null;
  #pages = 1;
  /** Number of thread notifications received. */
  #news = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #readSoon = new Set<number>();

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#connection = new ChatConnection(options.url, {
      catchUp: () => this.#catchUp(),
      hello: () => ({ type: 'hello', as: 'advisor', token: readToken(), since: 0, page: null }),
      onOpen: (send) => this.#begin(send),
      onFrame: (frame) => this.#receive(frame),
      onPoll: () => this.#post(),
      onLost: () => this.#lose(),
      onLink: (link) => {
        this.#change({ link });
        for (const { talk } of this.open.get().values()) talk.store.set({ link });
      },
    });
  }

  start(): void {
    // Sends what was written before a reload, whichever thread is shown now.
    for (const thread of this.#storage.threads()) this.openThread(thread);
    this.#connection.start();
  }

  stop(): void {
    this.#connection.stop();
    clearTimeout(this.#timer);
    for (const { talk } of this.open.get().values()) talk.close();
  }

  /** Shows another list. */
  choose(list: ListName): void {
    if (list === this.store.get().list) return;
    this.#pages = 1;
    this.#change({ list, threads: null, hasMore: false });
    void this.refresh();
  }

  more(): Promise<void> {
    this.#pages += 1;
    return this.refresh();
  }

  refresh = (): Promise<void> =>
    this.#readList().catch((error: unknown) => this.#change({ problem: problemOf(error) }));

  /** Opens a thread, or reloads its details. */
  openThread(thread: number): void {
    if (!this.open.get().has(thread)) this.#add(thread);
    void this.readThread(thread);
  }

  /** Loads what is new in a thread, and the visitor's details. */
  readThread = (thread: number): Promise<void> =>
    this.#readThread(thread).catch((error: unknown) => this.#set(thread, { problem: problemOf(error) }));

  /** Applies the result of a call to a thread. */
  take(summary: ThreadSummary): void {
    this.#news += 1;
    const { list, threads } = this.store.get();
    if (threads) this.#change({ threads: withThread(list, threads, summary, this.#options.advisor) });
    const known = this.open.get().get(summary.primary_key);
    if (known?.detail) this.#set(summary.primary_key, { detail: { ...known.detail, thread: summary } });
    this.#refreshSoon();
  }

  #change(changes: Partial<InboxSnapshot>): void {
    this.store.set({ ...this.store.get(), ...changes });
  }

  #set(thread: number, changes: Partial<OpenThread>): void {
    const all = new Map(this.open.get());
    const known = all.get(thread);
    if (!known || this.#connection.isStopped) return;
    all.set(thread, { ...known, ...changes });
    this.open.set(all);
  }

  #add(thread: number): void {
    const { link } = this.store.get();
    const talk = new Talk({
      side: sideOf(this.#options.api, thread),
      storage: this.#storage,
      thread,
      link,
      wake: this.#connection.wake,
    });
    if (this.#send) talk.delivery.use(this.#send);
    this.open.set(new Map(this.open.get()).set(thread, { talk, detail: null, problem: null }));
    this.#closeOldest(thread);
  }

  /** Closes the thread that was opened first, unless it has unsent messages. */
  #closeOldest(except: number): void {
    const all = new Map(this.open.get());
    if (all.size <= mostOpen) return;
    const isIdle = (talk: Talk) => talk.store.get().outgoing.length === 0;
    const oldest = [...all].find(([thread, { talk }]) => thread !== except && isIdle(talk));
    if (!oldest) return;
    const [thread, { talk }] = oldest;
    talk.close();
    this.#send?.({ type: 'unwatch', thread });
    all.delete(thread);
    this.open.set(all);
  }

  /** @throws ApiError */
  async #readList(): Promise<void> {
    const { list } = this.store.get();
    const news = this.#news;
    const all = new Map<number, ThreadSummary>();
    let pageCount = 1;
    for (let page = 1; page <= Math.min(this.#pages, pageCount); page += 1) {
      const answer = await this.#options.api.listThreads({ list, page });
      for (const thread of answer.threads) all.set(thread.primary_key, thread);
      pageCount = answer.page_count;
      if (this.store.get().list !== list || this.#connection.isStopped) return;
      this.#change({ counts: answer.counts });
    }
    // Notifications that arrived meanwhile are newer, and trigger another load.
    if (news !== this.#news && this.store.get().threads) return;
    this.#change({ threads: [...all.values()], hasMore: this.#pages < pageCount, problem: null });
  }

  /** @throws ApiError */
  async #readThread(thread: number): Promise<void> {
    const { thread: summary, visitor, ...view } = await this.#options.api.getThread({ thread });
    const known = this.open.get().get(thread);
    if (!known || this.#connection.isStopped) return;
    const isFirst = takeNewest(known.talk, view);
    this.#set(thread, { detail: { thread: summary, visitor }, problem: null });
    if (isFirst) {
      this.#watch(thread, known.talk);
      await known.talk.delivery.sendWaiting();
    }
  }

  #watch(thread: number, { store }: Talk): void {
    this.#send?.({ type: 'watch', thread, since: cursorOf(store.get().messages) });
  }

  /**
   * Reloads everything shown. Without a WebSocket, messages arrive this way.
   * @throws ApiError
   */
  async #catchUp(): Promise<void> {
    await this.#readList();
    for (const thread of this.open.get().keys()) await this.readThread(thread);
  }

  #begin(send: Send): void {
    this.#send = send;
    for (const [thread, { talk }] of this.open.get()) {
      this.#watch(thread, talk);
      talk.resume(send);
    }
    // Changes between the list's response and the connection were not notified.
    void this.refresh();
  }

  /**
   * Posts unsent messages and read receipts over HTTP.
   * @throws ApiError
   */
  async #post(): Promise<void> {
    for (const [thread, { talk }] of this.open.get()) {
      await talk.delivery.sendWaiting();
      const { state } = talk.store.get();
      if (state && talk.readTo > state.read_by_advisor) {
        await this.#options.api.readThread({ thread, number: talk.readTo });
      }
    }
  }

  #lose(): void {
    this.#send = null;
    for (const { talk } of this.open.get().values()) talk.delivery.lose();
  }

  #receive(frame: ServerFrame): void {
    if (frame.type === 'ping') return;
    if (frame.type === 'thread') return this.#takeNews(frame.thread);
    const all = this.open.get();
    if (frame.type === 'refused') {
      const isOf = ({ talk }: OpenThread) => talk.store.get().outgoing.some(({ id }) => id === frame.id);
      return [...all.values()].find(isOf)?.talk.delivery.refuse(frame.id, frame.message, frame.retry_after);
    }
    const thread = 'thread' in frame ? frame.thread : frame.state.thread;
    const talk = thread === null ? undefined : all.get(thread)?.talk;
    if (!talk) return;
    if (frame.type === 'messages') talk.store.addMessages(frame.messages);
    else if (frame.type === 'typing') talk.store.showTyping();
    else if (frame.type === 'ack') talk.delivery.acknowledge(frame.id);
    else talk.store.takeState(frame.state);
  }

  #takeNews(summary: ThreadSummary): void {
    this.take(summary);
    // The visitor's current page and bookings may have changed.
    if (this.open.get().has(summary.primary_key)) this.#readSoon.add(summary.primary_key);
  }

  #refreshSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.refresh();
      for (const thread of this.#readSoon) void this.readThread(thread);
      this.#readSoon.clear();
    }, settleMs);
  }
}
