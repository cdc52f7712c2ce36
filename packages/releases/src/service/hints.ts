import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseStore } from '../store/release-store';

export interface ServiceAddress {
  readonly url: string;
  readonly token: string;
}

export interface HintOptions {
  /** The service does not answer; it is asked again by and by. Called once until it has answered again. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds before it is asked again. */
  readonly retryMs?: number;
}

/** Silence for so long means that the connection is dead: the service says something every 15 s. */
const silenceMs = 40_000;

/**
 * The same store, whose channels are also watched through the control-plane service: what it pushes is only a hint to
 * read the store, so that nothing has to be believed and everything goes on, by the poll, while the service is down.
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

async function listen(
  { url, token }: ServiceAddress,
  channel: string,
  onHint: () => void,
  { onError, retryMs = 2000 }: HintOptions,
  stopped: AbortSignal,
): Promise<void> {
  const address = new URL(`/v1/channels/${channel}/events`, url);
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  let told = false;
  while (!stopped.aborted) {
    const attempt = new AbortController();
    const give = () => attempt.abort();
    stopped.addEventListener('abort', give, { once: true });
    try {
      const response = await fetch(address, { headers, signal: attempt.signal });
      if (!response.ok || !response.body) throw new Error(`the release service answered ${response.status}`);
      told = false;
      // What moved while nobody listened was not pushed.
      onHint();
      await readEvents(response.body, give, onHint);
    } catch (error) {
      if (!stopped.aborted && !told) onError(error);
      told = true;
    } finally {
      stopped.removeEventListener('abort', give);
    }
    await sleep(retryMs, undefined, { signal: stopped, ref: false }).catch(() => undefined);
  }
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  giveUp: () => void,
  onHint: () => void,
): Promise<void> {
  const decoder = new TextDecoder();
  let timer = setTimeout(giveUp, silenceMs);
  try {
    for await (const part of body) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silenceMs);
      // Which revision it is does not matter: the store says. Only heartbeats, which are comments, say nothing.
      if (!decoder.decode(part, { stream: true }).startsWith(':')) onHint();
    }
  } finally {
    clearTimeout(timer);
  }
}
