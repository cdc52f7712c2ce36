import { isApiError, type Api } from '@kaadu/api-client';
import { slots, type SlotName } from '@kaadu/contracts';
import { plainError, type WorkerRemote } from '@kaadu/federation/render-workers/worker';
import { newTraceContext, type TraceHeaders } from '@kaadu/node-runtime/trace-context';
import type { AnySlot } from '../../app/composition';
import { fulfilledPromise } from '../../app/fulfilled-promise';
import { LateLoader, settledBy } from '../../app/pages/settled-by';
import { withinBudget } from '../../app/pages/within-budget';
import type { SlotLoad } from '../../worker-protocol/messages';
import { ApiReads } from './api-reads';
import { slotInRemote, type LoadedSet } from '../server-composition';
import { runLoader } from './run-loader';
import type { WatchedApi } from './watch-api';

export interface SlotDataOptions {
  /** The API, as a piece of work with a trace of its own calls it; its calls are recorded. */
  readonly apiFor: (trace: TraceHeaders, reads: ApiReads) => Api;
  readonly onLoad: (load: SlotLoad) => void;
  /** Milliseconds that a slot's loader may take. */
  readonly budgetMs?: number;
}

/** Milliseconds for which loaded data is used without loading it again. */
const freshMs = 30_000;
/** Milliseconds after that for which it is still used while it is loaded again. */
const staleMs = 600_000;

/** The data of a slot, and the API reads that it was made from. */
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
 * Loads the data of slots. It is the same for every page and visitor, so that each loaded version has one value for each of
 * its slots: it is loaded once, refreshed in the background, loaded again after `forget`, and dropped with its version. When
 * it does not arrive in time the slot renders without it.
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
    const told = startLoad({ slot, remote: name, version: remote.release.version, traceId }, onLoad);
    let watched: WatchedApi | undefined;
    try {
      const work = { remote, loader, api: apiFor(headers, reads), budgetMs };
      const data = await runWithinBudget(work, (each) => (watched = each));
      told('loaded');
      // Data that was on its way when content changed may be outdated.
      if (since === age) loaded.set(remote, slot, { data: fulfilledPromise(data), reads });
      return data;
    } catch (error) {
      reads.markUnknown();
      told(outcomeOf(error, watched), error);
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
    /** @param reads takes what the data was made from */
    get(set: LoadedSet, slot: SlotName, reads = new ApiReads()): Promise<unknown> {
      const known = loaded.find(set, slot);
      const ageMs = known ? performance.now() - known.loadedAt : Infinity;
      const fresh = known && ageMs < freshMs ? known : loadOnce(set, slot);
      const loading = known && ageMs < freshMs + staleMs ? known : fresh;
      reads.include(loading.reads);
      return loading.data;
    },
    /** Content has changed: all data is loaded anew. */
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

/** @throws LateLoader when the loader does not end, and what it throws */
function runWithinBudget(
  { remote, loader, api, budgetMs }: LoaderRun,
  onWatch: (watched: WatchedApi) => void,
): Promise<unknown> {
  return withinBudget(budgetMs, undefined, (signal) => {
    const load = async (given: Api) => loader({ api: given, signal });
    return settledBy(signal, runLoader(remote, api, load, onWatch));
  });
}

function keyOf({ versions }: LoadedSet, slot: SlotName): string {
  const { remote, expose } = slots[slot];
  return `${remote}@${versions[remote]}${expose}`;
}

function outcomeOf(error: unknown, watched: WatchedApi | undefined): SlotLoad['outcome'] {
  // An API that fails or is slow says nothing about the version.
  if (isApiError(error) || watched?.isFailing()) return 'outside';
  return error instanceof LateLoader ? 'late' : 'failed';
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
