import { setTimeout as sleep } from 'node:timers/promises';
import type { Behaviour } from '../behaviour';
import { sign } from '../signatures';
import type { Store } from '../store/open-store';
import { newId, type WebhookEvent } from '../store/records';
import type { Timers } from '../timers';

const timeoutMs = 5_000;
const longestWaitMs = 60_000;
/** Delay in milliseconds between related events, so that they arrive in order. */
const gapMs = 40;

export interface WebhookOptions {
  readonly store: Store;
  readonly timers: Timers;
  readonly url: () => string;
  readonly secret: string;
  /** Delay after the first failed delivery in milliseconds; it doubles each time. */
  readonly retryMs: number;
}

export interface NewEvent {
  readonly type: string;
  readonly body: string;
}

export interface Webhooks {
  /** Records related events and delivers each until the receiver responds with 2xx. */
  send(events: readonly NewEvent[], behaviour: Behaviour['webhooks']): void;
  /** Delivers an event again, optionally with another body. @returns the status, undefined without one */
  replay(event: WebhookEvent, body?: string): Promise<number | undefined>;
  /** Aborts deliveries in progress; resolves when they have ended. */
  close(): Promise<void>;
}

/** Starts delivering webhooks, including those that were pending when the sandbox stopped. */
export function startWebhooks({ store, timers, url, secret, retryMs }: WebhookOptions): Webhooks {
  const closing = new AbortController();
  const underway = new Set<Promise<unknown>>();
  const target = { url, secret, signal: closing.signal };

  const deliver = async (event: WebhookEvent): Promise<void> => {
    let status: number | undefined;
    for (let copy = 0; copy < event.copies; copy += 1) {
      status = await post(target, event, event.body);
      if (copy + 1 < event.copies) await sleep(gapMs);
    }
    if (closing.signal.aborted) return;
    const delivered = status !== undefined && status >= 200 && status < 300;
    const waitMs = Math.min(retryMs * 2 ** event.attempts, longestWaitMs);
    schedule({
      ...event,
      state: delivered ? 'delivered' : 'waiting',
      attempts: event.attempts + 1,
      next_at: Date.now() + waitMs,
    });
  };
  const track = <T>(work: Promise<T>): Promise<T> => {
    underway.add(work);
    return work.finally(() => underway.delete(work));
  };
  const later = (event: WebhookEvent) => timers.at(event.next_at, () => void track(deliver(event)));
  const schedule = (event: WebhookEvent) => {
    store.save(event);
    if (event.state === 'waiting') later(event);
  };

  for (const event of store.events.values()) if (event.state === 'waiting') later(event);
  return {
    send(events, { delayMs = 0, duplicate = 0, shuffle, drop }) {
      const ordered = shuffle ? events.toReversed() : events;
      ordered.forEach(({ type, body }, index) =>
        schedule({
          entity: 'event',
          id: newId('evt'),
          type,
          body,
          state: drop ? 'dropped' : 'waiting',
          attempts: 0,
          next_at: Date.now() + delayMs + index * gapMs,
          copies: duplicate + 1,
        }),
      );
    },
    replay: (event, body = event.body) => track(post(target, event, body)),
    async close() {
      closing.abort();
      await Promise.allSettled(underway);
    },
  };
}

interface Target {
  readonly url: () => string;
  readonly secret: string;
  /** Aborts deliveries in progress. */
  readonly signal: AbortSignal;
}

/** Posts an event once. @returns the status of the response, undefined when none arrived in time */
async function post({ url, secret, signal }: Target, { id }: WebhookEvent, body: string) {
  // Not `AbortSignal.timeout`: Node 20 may collect it within `AbortSignal.any`, and its timer with it.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  const response = await fetch(url(), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': sign(secret, body),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.any([signal, late.signal]),
  }).catch(() => undefined);
  await response?.body?.cancel();
  clearTimeout(timer);
  return response?.status;
}
