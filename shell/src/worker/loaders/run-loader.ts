import type { Api } from '@kaadu/api-client';
import type { WorkerRemote } from '@kaadu/federation/render-workers/worker';
import { LoaderTimeout } from '../../app/pages/settle-in-time';
import { watchApi, type WatchedApi } from './watch-api';

/** Milliseconds between two looks at a loader. */
const intervalMs = 250;
/** One that is found waiting for nothing so often on end will never finish: loaders wait for the API only. */
const maxIdleLooks = 5;

/**
 * Runs a loader of a remote on record.
 * @param onWatch is told how the API does for it
 * @throws LoaderTimeout once it waits for nothing, and what the loader throws
 */
export async function runLoader<Value>(
  remote: Pick<WorkerRemote, 'runPending'>,
  api: Api,
  load: (api: Api) => Value | Promise<Value>,
  onWatch: (watched: WatchedApi) => void = () => undefined,
): Promise<Value> {
  const watched = watchApi(api);
  onWatch(watched);
  let timer: NodeJS.Timeout | undefined;
  const idle = new Promise<never>((_, reject) => {
    let looks = 0;
    timer = setInterval(() => {
      // Counted, not timed: this thread may have been held up itself.
      looks = watched.idleMs() < intervalMs ? 0 : looks + 1;
      if (looks >= maxIdleLooks) reject(new LoaderTimeout('its loader never finishes'));
    }, intervalMs);
  });
  try {
    return await Promise.race([remote.runPending('loader', () => load(watched.api)), idle]);
  } finally {
    clearInterval(timer);
  }
}
