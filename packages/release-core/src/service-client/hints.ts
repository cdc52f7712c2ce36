import { setTimeout as sleep } from 'node:timers/promises';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import * as z from 'zod';
import { Revision } from '../channels/channel';
import type { ChannelListener, ReleaseStore } from '../store/release-store';

export interface ServiceAddress {
  readonly url: string;
  readonly token: string;
}

export interface HintOptions {
  /** Called once per outage when the connection failed; it is retried. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two attempts to connect. */
  readonly retryMs?: number;
}

/** Silence after which a connection counts as dead, in milliseconds. The service sends a heartbeat every 15 s. */
const idleTimeoutMs = 40_000;

/**
 * Wraps a store to watch its channels through the control-plane service as well. An event is only a hint to read the store
 * again: its content is not trusted. While the service is connected the store is polled rarely.
 */
export function withServiceHints(
  store: ReleaseStore,
  service: ServiceAddress,
  options: HintOptions,
): ReleaseStore {
  return {
    ...store,
    watchChannel(channel, listener) {
      const stopWatching = store.watchChannel(channel, listener);
      const stopped = new AbortController();
      void listen(service, channel, listener, options, stopped.signal);
      return () => {
        stopped.abort();
        stopWatching();
      };
    },
  };
}

/** Stays connected to a channel's event stream, reconnecting without limit, until it is stopped. */
async function listen(
  { url, token }: ServiceAddress,
  channel: string,
  listener: ChannelListener,
  { onError, retryMs = 2000 }: HintOptions,
  stopped: AbortSignal,
): Promise<void> {
  const address = new URL(`/v1/channels/${channel}/events`, url);
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  let reported = false;
  while (!stopped.aborted) {
    const idle = new AbortController();
    try {
      const response = await fetch(address, { headers, signal: AbortSignal.any([stopped, idle.signal]) });
      if (!response.ok || !response.body)
        throw new Error(`The release service responded with ${response.status}`);
      reported = false;
      // Changes made while the connection was down were not pushed.
      listener.onPush(true);
      listener.onHint();
      await readEvents(response.body, (event) => listener.onHint(revisionOf(event)), idle);
    } catch (error) {
      if (!stopped.aborted && !reported) onError(error);
      reported = true;
    }
    if (!stopped.aborted) listener.onPush(false);
    await sleep(retryMs, undefined, { signal: stopped, ref: false }).catch(() => undefined);
  }
}

const Data = z.object({ revision: Revision });

/** Returns the revision that an event names, by which a follower decides how soon to read the store again. */
function revisionOf({ data }: EventSourceMessage): number | undefined {
  try {
    return Data.parse(JSON.parse(data)).revision;
  } catch {
    return undefined;
  }
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: EventSourceMessage) => void,
  idle: AbortController,
): Promise<void> {
  const parser = createParser({ onEvent });
  const decoder = new TextDecoder();
  const timer = setTimeout(() => idle.abort(), idleTimeoutMs);
  try {
    for await (const chunk of body) {
      timer.refresh();
      parser.feed(decoder.decode(chunk, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
  }
}
