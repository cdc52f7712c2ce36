import { isApiError, type Api } from '@kaadu/api-client';
import { slots, type SlotName } from '@kaadu/contracts';
import { plainError, type WorkerRemote } from '@kaadu/federation/render-workers/worker';
import { newTraceContext, type TraceHeaders } from '@kaadu/node-runtime/trace-context';
import type { AnySlot } from '../../app/composition';
import { fulfilledPromise } from '../../app/fulfilled-promise';
import { LateLoader, settledBy } from '../../app/pages/settled-by';
import { withinBudget } from '../../app/pages/within-budget';
import type { SlotLoad } from '../../worker-protocol/messages';
import { ValidatedCache } from '../../worker-protocol/validated-cache';
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

/** Bytes of JSON that the data of all slots may take, of all versions that pages are rendered with. */
const maxBytes = 2_000_000;

/** The data of a slot, and what it was made from. */
interface Loading {
  readonly data: Promise<unknown>;
  readonly reads: ApiReads;
}

interface Loaded extends Loading {
  readonly bytes: number;
}

const bytesOf = (data: unknown) => Buffer.byteLength(JSON.stringify({ data }));

const cacheOptions = {
  freshMs: 30_000,
  staleMs: 600_000,
  maxSize: maxBytes,
  sizeOf: ({ bytes }: Loaded) => bytes,
};

/**
 * Loads the data of slots. It is the same for every page and visitor, so it is loaded once for all and refreshed in the
 * background, or loaded anew after `forget`; when it does not arrive in time the slot renders without it.
 */
export function createSlotData({ apiFor, onLoad, budgetMs = 1000 }: SlotDataOptions) {
  const cache = new ValidatedCache<Loaded>(cacheOptions);
  const running = new Map<string, Loading>();
  let age = 0;

  async function load(set: LoadedSet, slot: SlotName, key: string, reads: ApiReads): Promise<unknown> {
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
      // What was on its way when content changed may show what was before.
      if (since === age) cache.set(key, { data: fulfilledPromise(data), reads, bytes: bytesOf(data) });
      return data;
    } catch (error) {
      reads.markUnknown();
      told(outcomeOf(error, watched), error);
      return undefined;
    }
  }

  function loadOnce(set: LoadedSet, slot: SlotName, key: string): Loading {
    const pending = running.get(key);
    if (pending) return pending;
    const reads = new ApiReads();
    const data = load(set, slot, key, reads).finally(() => {
      if (running.get(key) === loading) running.delete(key);
    });
    const loading = { data, reads };
    running.set(key, loading);
    return loading;
  }

  return {
    /** @param reads takes what the data was made from */
    get(set: LoadedSet, slot: SlotName, reads = new ApiReads()): Promise<unknown> {
      const key = keyOf(set, slot);
      const cached = cache.get(key, async () => void (await loadOnce(set, slot, key).data));
      const loading = cached ?? loadOnce(set, slot, key);
      reads.include(loading.reads);
      return loading.data;
    },
    /** Content has changed: all data is loaded anew. */
    forget(): void {
      age += 1;
      cache.clear();
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
  return withinBudget(budgetMs, new AbortController().signal, (signal) => {
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
