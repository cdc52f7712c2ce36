import { isApiError, type Api } from '@kaadu/api-client';
import { slots, type SlotName } from '@kaadu/contracts';
import { plainError } from '@kaadu/federation/render-workers/worker';
import { newTraceContext, type TraceHeaders } from '@kaadu/trace-context';
import { fulfilledPromise } from '../app/fulfilled-promise';
import { LateLoader, settledBy } from '../app/pages/settled-by';
import { withinBudget } from '../app/pages/within-budget';
import type { SlotLoad } from '../rendering/messages';
import { SwrCache } from '../rendering/swr-cache';
import { slotInRemote, type LoadedSet } from './server-composition';
import { runLoader } from './run-loader';
import type { WatchedApi } from './watch-api';

export interface SlotDataOptions {
  /** The API, as a piece of work with a trace of its own calls it. */
  readonly apiFor: (trace: TraceHeaders) => Api;
  readonly onLoad: (load: SlotLoad) => void;
  /** Milliseconds that a slot's loader may take. */
  readonly budgetMs?: number;
}

/**
 * Loads the data of slots. It is the same for every page and visitor, so it is loaded once for all and refreshed in the
 * background, or loaded anew after `forget`; when it does not arrive in time the slot renders without it.
 */
export function createSlotData({ apiFor, onLoad, budgetMs = 1000 }: SlotDataOptions) {
  const cache = new SwrCache<unknown>({ freshMs: 30_000, staleMs: 600_000, maxSize: 64 });
  const running = new Map<string, Promise<unknown>>();
  let age = 0;

  async function load(set: LoadedSet, slot: SlotName, key: string): Promise<unknown> {
    const name = slots[slot].remote;
    const remote = set.remotes.get(name);
    const loader = remote && slotInRemote(remote, slot).loader;
    if (!loader) return undefined;
    const since = age;
    const { traceId, headers } = newTraceContext();
    const told = startLoad({ slot, remote: name, version: remote.release.version, traceId }, onLoad);
    let watched: WatchedApi | undefined;
    try {
      const data = await withinBudget(budgetMs, new AbortController().signal, (signal) => {
        const load = async (given: Api) => loader({ api: given, signal });
        return settledBy(
          signal,
          runLoader(remote, apiFor(headers), load, (each) => (watched = each)),
        );
      });
      told('loaded');
      // What was on its way when content changed may show what was before.
      if (since === age) cache.set(key, data);
      return data;
    } catch (error) {
      // An API that fails or is slow says nothing about the version.
      const isOutside = isApiError(error) || watched?.isFailing();
      told(isOutside ? 'outside' : error instanceof LateLoader ? 'late' : 'failed', error);
      return undefined;
    }
  }

  function loadOnce(set: LoadedSet, slot: SlotName, key: string): Promise<unknown> {
    const pending = running.get(key);
    if (pending) return pending;
    const loading = load(set, slot, key).finally(() => {
      if (running.get(key) === loading) running.delete(key);
    });
    running.set(key, loading);
    return loading;
  }

  return {
    get(set: LoadedSet, slot: SlotName): Promise<unknown> {
      const { remote, expose } = slots[slot];
      const key = `${remote}@${set.versions[remote]}${expose}`;
      const cached = cache.get(key, async () => void (await loadOnce(set, slot, key)));
      return cached === undefined ? loadOnce(set, slot, key) : fulfilledPromise(cached);
    },
    /** Content has changed: all data is loaded anew. */
    forget(): void {
      age += 1;
      cache.clear();
      running.clear();
    },
  };
}

const now = () => performance.timeOrigin + performance.now();

/** A load that begins. @returns tells how it ended */
function startLoad(
  subject: Pick<SlotLoad, 'slot' | 'remote' | 'version' | 'traceId'>,
  onLoad: SlotDataOptions['onLoad'],
): (outcome: SlotLoad['outcome'], error?: unknown) => void {
  const from = now();
  return (outcome, error) =>
    onLoad({
      kind: 'slot-load',
      ...subject,
      from,
      to: now(),
      outcome,
      ...(error === undefined ? {} : { error: plainError(error) }),
    });
}
