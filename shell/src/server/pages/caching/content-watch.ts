import { createClient } from '@kaadu/api-client';
import { getContentVersion } from '@kaadu/contracts/content';
import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds after which a page that was being rendered at a change is there. */
const againMs = 2_000;

export interface ContentWatchOptions {
  /** Origin of the API as this process reaches it. */
  readonly apiInternalUrl: string;
  /** Told of each change, and once more a moment later: what was being made meanwhile may show what was before. */
  readonly onChange: () => void;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Milliseconds between two questions. */
  readonly everyMs?: number;
}

/**
 * Asks the API once a second whether what visitors see has changed (docs/decisions/043). It says when the API stops to
 * answer, once, and goes on asking.
 * @returns ends it
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
