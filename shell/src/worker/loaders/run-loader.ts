import type { Api } from '@kaadu/api-client';
import type { WorkerRemote } from '@kaadu/federation/render-workers/worker';
import { LoaderTimeout } from '../../app/pages/settle-in-time';
import { watchApi, type WatchedApi } from './watch-api';

/** Interval of the checks of a loader, in milliseconds. */
const intervalMs = 250;
/** Number of consecutive idle checks after which a loader has timed out: loaders wait for the API only. */
const maxIdleChecks = 5;

/**
 * Runs a loader of a remote on record.
 * @param onWatch called with the state of the loader's API calls
 * @throws LoaderTimeout once the loader waits for nothing, and the loader's own error
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
    let checks = 0;
    timer = setInterval(() => {
      // Counted rather than timed, because this thread may have been blocked itself.
      checks = watched.idleMs() < intervalMs ? 0 : checks + 1;
      if (checks >= maxIdleChecks) reject(new LoaderTimeout('its loader never finishes'));
    }, intervalMs);
  });
  try {
    return await Promise.race([remote.runPending('loader', () => load(watched.api)), idle]);
  } finally {
    clearInterval(timer);
  }
}
