import { createClient } from '@kaadu/api-client';
import { getContentVersion } from '@kaadu/contracts/content';
import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds after which a page that was being rendered during a change is finished. */
const againMs = 2_000;

export interface ContentWatchOptions {
  /** Origin of the API for this process. */
  readonly apiInternalUrl: string;
  /**
   * Called on each change, and again a moment later: a page that was being rendered may show the old content.
   */
  readonly onChange: () => void;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Polling interval, in milliseconds. */
  readonly everyMs?: number;
}

/**
 * Polls the API once a second for changes of visible content (docs/decisions/043). Logs once when the API
 * becomes unavailable, and keeps polling.
 * @returns stops polling
 */
export function watchContent({
  apiInternalUrl,
  onChange,
  log,
  everyMs = 1_000,
}: ContentWatchOptions): () => void {
  const api = createClient({ getContentVersion }, { baseUrl: apiInternalUrl, timeoutMs: 5_000 });
  const stopped = new AbortController();
  let known: string | undefined;
  let isSilent = false;
  let timer: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;

  const ask = async () => {
    try {
      const { version } = await api.getContentVersion({ signal: stopped.signal });
      if (known !== undefined && known !== version) {
        onChange();
        again = setTimeout(onChange, againMs);
      }
      known = version;
      isSilent = false;
    } catch (error) {
      if (stopped.signal.aborted) return;
      if (!isSilent) log.warn({ err: error }, 'the API does not say whether content has changed');
      isSilent = true;
    }
    if (!stopped.signal.aborted) timer = setTimeout(() => void ask(), everyMs);
  };
  void ask();
  return () => {
    stopped.abort();
    clearTimeout(timer);
    clearTimeout(again);
  };
}
