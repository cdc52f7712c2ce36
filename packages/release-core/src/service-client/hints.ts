import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import type { ReleaseStore } from '../store/release-store';

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
 * again: its content is not trusted, and polling continues while the service is down.
 */
export function withServiceHints(
  store: ReleaseStore,
  service: ServiceAddress,
  options: HintOptions,
): ReleaseStore {
  return {
    ...store,
    watchChannel(channel, onHint) {
      const stopWatching = store.watchChannel(channel, onHint);
      const stopped = new AbortController();
      void listen(service, channel, onHint, options, stopped.signal);
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
  onHint: () => void,
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
      onHint();
      await readEvents(response.body, onHint, idle);
    } catch (error) {
      if (!stopped.aborted && !reported) onError(error);
      reported = true;
    }
    await sleep(retryMs, undefined, { signal: stopped, ref: false }).catch(() => undefined);
  }
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: () => void,
  idle: AbortController,
): Promise<void> {
  // The revision in the event is not used: only the store knows the current one.
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
