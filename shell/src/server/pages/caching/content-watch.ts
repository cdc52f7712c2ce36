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
  /** Shortest time between two requests, in milliseconds. */
  readonly everyMs?: number;
}

/**
 * Asks the API for changes of visible content (docs/decisions/043). The API responds as soon as there is one,
 * at the latest after 20 seconds. Asks once a second if it responds at once or is unavailable, which is logged
 * once.
 * @returns stops asking
 */
export function watchContent({
  apiInternalUrl,
  onChange,
  log,
  everyMs = 1_000,
}: ContentWatchOptions): () => void {
  const api = createClient({ getContentVersion }, { baseUrl: apiInternalUrl, timeoutMs: 30_000 });
  const stopped = new AbortController();
  let known: string | undefined;
  let isSilent = false;
  let timer: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;

  const ask = async () => {
    const started = performance.now();
    try {
      const { version } = await api.getContentVersion({ known }, { signal: stopped.signal });
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
    const waitMs = Math.max(0, started + everyMs - performance.now());
    if (!stopped.signal.aborted) timer = setTimeout(() => void ask(), waitMs);
  };
  void ask();
  return () => {
    stopped.abort();
    clearTimeout(timer);
    clearTimeout(again);
  };
}
