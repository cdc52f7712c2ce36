import type { ServerFrame } from '@kaadu/contracts/chat';
import pLimit from 'p-limit';
import type { Services } from '../../../platform/services/services';
import { listAfter } from '../messages/messages-repository';
import { channel, type Notification, readNotification } from '../messages/notifications';
import { findThread, type ThreadRow } from '../threads/threads-repository';
import { viewMessages } from '../messages/view-messages';
import { viewState, viewSummary } from '../threads/view-thread';

/** A connection of this process that follows a thread. */
export interface Follower {
  readonly side: 'visitor' | 'advisor';
  /** Number of the last sent message; the hub advances it. */
  cursor: number;
  send(frame: ServerFrame): void;
  /** Called when the thread was joined to another one. */
  moved(): void;
}

/** A connection of a visitor without a thread. */
export interface Watcher {
  /** Called when a thread is new or has changed. */
  changed(thread: ThreadRow): void;
}

type Send = Follower['send'];

type HubServices = Pick<Services, 'database' | 'now'>;

const batchSize = 100;
/** Maximum concurrent reads of threads, so that a burst leaves database connections to requests. */
const concurrency = 4;

/**
 * Forwards events of threads to the connections of this process. Rows are the source of truth: on a notification, it
 * reads what follows each follower's last message, so none is lost, repeated or out of order.
 */
export class ChatHub {
  readonly #services: HubServices;
  readonly #onFailure: (error: unknown) => void;
  readonly #followers = new Map<number, Set<Follower>>();
  readonly #watchers = new Set<Watcher>();
  /** Connections of advisors with the list of threads. */
  readonly #lists = new Set<Send>();
  readonly #limit = pLimit(concurrency);
  readonly #running = new Map<number, Promise<void>>();
  readonly #dirty = new Set<number>();
  #isClosed = false;

  /** @param onFailure receives errors of reading; the next notification retries */
  constructor(services: HubServices, onFailure: (error: unknown) => void) {
    this.#services = services;
    this.#onFailure = onFailure;
  }

  /** Starts to listen for notifications of all processes. */
  listen(): Promise<void> {
    return this.#services.database.listen(channel, (payload) => {
      // After a reconnection, notifications may have been missed.
      if (payload === null) return [...this.#followers.keys()].forEach((key) => this.#refresh(key));
      try {
        this.#receive(readNotification(payload));
      } catch (error) {
        this.#onFailure(error);
      }
    });
  }

  /** Sends the messages after the follower's cursor, now and from now on. @returns function that stops it */
  follow(threadPk: number, follower: Follower): () => void {
    const all = this.#followers.get(threadPk) ?? new Set();
    this.#followers.set(threadPk, all.add(follower));
    this.#refresh(threadPk);
    return () => {
      all.delete(follower);
      if (all.size === 0 && this.#followers.get(threadPk) === all) this.#followers.delete(threadPk);
    };
  }

  /** Watches all threads for changes. @returns function that stops it */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Sends every thread that is new or has changed. @returns function that stops it */
  followList(send: Send): () => void {
    this.#lists.add(send);
    return () => this.#lists.delete(send);
  }

  /** Resolves once no thread is being read. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#running.values());
  }

  #receive(notification: Notification): void {
    if (notification.is === 'changed') return this.#refresh(notification.thread);
    const { thread, from } = notification;
    for (const follower of this.#followers.get(thread) ?? []) {
      if (follower.side !== from) follower.send({ type: 'typing', thread, from });
    }
  }

  /** Reads a thread, again if a read is in progress. */
  #refresh(threadPk: number): void {
    if (this.#isClosed) return;
    this.#dirty.add(threadPk);
    if (!this.#running.has(threadPk)) this.#running.set(threadPk, this.#passWhileDirty(threadPk));
  }

  async #passWhileDirty(threadPk: number): Promise<void> {
    while (this.#dirty.delete(threadPk) && !this.#isClosed) {
      await this.#limit(() => this.#pass(threadPk)).catch(this.#onFailure);
    }
    this.#running.delete(threadPk);
  }

  async #pass(threadPk: number): Promise<void> {
    if (!this.#followers.has(threadPk) && this.#watchers.size === 0 && this.#lists.size === 0) return;
    const thread = await findThread(this.#services.database.db, threadPk);
    if (!thread) {
      for (const follower of this.#followers.get(threadPk) ?? []) follower.moved();
      return;
    }
    for (const watcher of this.#watchers) watcher.changed(thread);
    await this.#passMessages(threadPk, thread);
    await this.#passSummary(thread);
    await this.#passState(threadPk, thread);
  }

  async #passSummary(thread: ThreadRow): Promise<void> {
    if (this.#lists.size === 0) return;
    const summary = await viewSummary(this.#services.database.db, thread);
    for (const send of this.#lists) send({ type: 'thread', thread: summary });
  }

  async #passMessages(threadPk: number, thread: ThreadRow): Promise<void> {
    const { database, now } = this.#services;
    for (;;) {
      const all = [...(this.#followers.get(threadPk) ?? [])];
      const since = Math.min(...all.map(({ cursor }) => cursor));
      if (all.length === 0 || since >= thread.lastNumber) return;
      const rows = await listAfter(database.db, threadPk, since, batchSize);
      const messages = await viewMessages(database.db, rows, now());
      for (const follower of all) {
        const fresh = messages.filter(({ number }) => number > follower.cursor);
        const last = fresh.at(-1);
        if (!last) continue;
        follower.cursor = last.number;
        follower.send({ type: 'messages', thread: threadPk, messages: fresh });
      }
      if (rows.length < batchSize) return;
    }
  }

  async #passState(threadPk: number, thread: ThreadRow): Promise<void> {
    const { database, now } = this.#services;
    for (const side of ['visitor', 'advisor'] as const) {
      const ofSide = [...(this.#followers.get(threadPk) ?? [])].filter((one) => one.side === side);
      if (ofSide.length === 0) continue;
      const state = await viewState(database.db, thread, side, now());
      for (const follower of ofSide) follower.send({ type: 'state', state });
    }
  }
}
