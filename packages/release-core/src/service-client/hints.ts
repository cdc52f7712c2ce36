import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import type { ReleaseStore } from '../store/release-store';

export interface ServiceAddress {
  readonly url: string;
  readonly token: string;
}

export interface HintOptions {
  /** The connection failed and is retried. Called once per outage. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two attempts to connect. */
  readonly retryMs?: number;
}

/** A connection that is silent for this long is dead: the service sends a heartbeat every 15 s. */
const idleTimeoutMs = 40_000;

/**
 * The same store, whose channels are also watched through the control-plane service. What the service pushes is only a
 * hint to read the store again: nothing it says has to be trusted, and polling carries on while it is down.
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

/** Stays connected to a channel's event stream, reconnecting for as long as it takes, until it is stopped. */
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
  // The revision in the event is not used: only the store knows which one is current.
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
