import { isApiError, type Api } from '@kaadu/api-client';
import { slots, type SlotName } from '@kaadu/contracts';
import { plainError, type WorkerRemote } from '@kaadu/federation/render-workers/worker';
import { newTraceContext, type TraceHeaders } from '@kaadu/node-runtime/trace-context';
import type { AnySlot } from '../../app/composition';
import { fulfilledPromise } from '../../app/fulfilled-promise';
import { LoaderTimeout, settleInTime } from '../../app/pages/settle-in-time';
import { withinBudget } from '../../app/pages/within-budget';
import type { SlotLoad } from '../../worker-protocol/messages';
import { ApiReads } from './api-reads';
import { slotInRemote, type LoadedSet } from '../server-composition';
import { runLoader } from './run-loader';
import type { WatchedApi } from './watch-api';

export interface SlotDataOptions {
  /** Creates an API client for work with its own trace. Its calls are recorded. */
  readonly apiFor: (trace: TraceHeaders, reads: ApiReads) => Api;
  readonly onLoad: (load: SlotLoad) => void;
  /** Timeout of a slot's loader, in milliseconds. */
  readonly budgetMs?: number;
}

/** Milliseconds for which loaded data is used without reloading it. */
const freshMs = 30_000;
/** Further milliseconds for which it is used while it is reloaded. */
const staleMs = 600_000;

/** Data of a slot, with the API reads that it was made from. */
interface Loading {
  readonly data: Promise<unknown>;
  readonly reads: ApiReads;
}

interface Loaded extends Loading {
  readonly loadedAt: number;
}

/** Loaded data by version and slot, dropped with the version. */
class LoadedSlots {
  #versions = new WeakMap<WorkerRemote, Map<SlotName, Loaded>>();

  find(set: LoadedSet, slot: SlotName): Loaded | undefined {
    const remote = set.remotes.get(slots[slot].remote);
    return remote && this.#versions.get(remote)?.get(slot);
  }

  set(remote: WorkerRemote, slot: SlotName, loading: Loading): void {
    const entries = this.#versions.get(remote) ?? new Map<SlotName, Loaded>();
    this.#versions.set(remote, entries.set(slot, { ...loading, loadedAt: performance.now() }));
  }

  clear(): void {
    this.#versions = new WeakMap();
  }
}

/**
 * Loads the data of slots, which is the same for every page and visitor. Each loaded version has one value
 * per slot, which is loaded once, refreshed in the background, reloaded after `forget`, and dropped with its
 * version. If it does not arrive in time, the slot renders without it.
 */
export function createSlotData({ apiFor, onLoad, budgetMs = 1000 }: SlotDataOptions) {
  const loaded = new LoadedSlots();
  const running = new Map<string, Loading>();
  let age = 0;

  async function load(set: LoadedSet, slot: SlotName, reads: ApiReads): Promise<unknown> {
    const name = slots[slot].remote;
    const remote = set.remotes.get(name);
    const loader = remote?.release.server && slotInRemote(remote, slot).loader;
    if (!loader) return undefined;
    const since = age;
    const { traceId, headers } = newTraceContext();
    const report = startLoad({ slot, remote: name, version: remote.release.version, traceId }, onLoad);
    let watched: WatchedApi | undefined;
    try {
      const work = { remote, loader, api: apiFor(headers, reads), budgetMs };
      const data = await runWithinBudget(work, (each) => (watched = each));
      report('loaded');
      // Data that was loading during a content change may be stale.
      if (since === age) loaded.set(remote, slot, { data: fulfilledPromise(data), reads });
      return data;
    } catch (error) {
      reads.markUnknown();
      report(outcomeOf(error, watched), error);
      return undefined;
    }
  }

  function loadOnce(set: LoadedSet, slot: SlotName): Loading {
    const key = keyOf(set, slot);
    const pending = running.get(key);
    if (pending) return pending;
    const reads = new ApiReads();
    const data = load(set, slot, reads).finally(() => {
      if (running.get(key) === loading) running.delete(key);
    });
    const loading = { data, reads };
    running.set(key, loading);
    return loading;
  }

  return {
    /** Returns the data of a slot. @param reads receives the API reads that the data was made from */
    get(set: LoadedSet, slot: SlotName, reads = new ApiReads()): Promise<unknown> {
      const known = loaded.find(set, slot);
      const ageMs = known ? performance.now() - known.loadedAt : Infinity;
      const fresh = known && ageMs < freshMs ? known : loadOnce(set, slot);
      const loading = known && ageMs < freshMs + staleMs ? known : fresh;
      reads.include(loading.reads);
      return loading.data;
    },
    /** Reloads all data after a content change. */
    forget(): void {
      age += 1;
      loaded.clear();
      running.clear();
    },
  };
}

interface LoaderRun {
  readonly remote: WorkerRemote;
  readonly loader: NonNullable<AnySlot['loader']>;
  readonly api: Api;
  readonly budgetMs: number;
}

/** @throws LoaderTimeout when the loader does not settle, or the loader's own error */
function runWithinBudget(
  { remote, loader, api, budgetMs }: LoaderRun,
  onWatch: (watched: WatchedApi) => void,
): Promise<unknown> {
  return withinBudget(budgetMs, undefined, (signal) => {
    const load = async (given: Api) => loader({ api: given, signal });
    return settleInTime(signal, runLoader(remote, api, load, onWatch));
  });
}

function keyOf({ versions }: LoadedSet, slot: SlotName): string {
  const { remote, expose } = slots[slot];
  return `${remote}@${versions[remote]}${expose}`;
}

function outcomeOf(error: unknown, watched: WatchedApi | undefined): SlotLoad['outcome'] {
  // A failing or slow API says nothing about the version.
  if (isApiError(error) || watched?.isFailing()) return 'outside';
  return error instanceof LoaderTimeout ? 'late' : 'failed';
}

const now = () => performance.timeOrigin + performance.now();

/** Starts a load. @returns reports its outcome */
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
