import { isApiError, type Api } from '@kaadu/api-client';
import { slots, type SlotName } from '@kaadu/contracts';
import type { FastifyBaseLogger } from 'fastify';
import pTimeout from 'p-timeout';
import { fulfilledPromise } from '../../app/fulfilled-promise';
import type { VersionHealth } from '../releases/health/version-health';
import type { ReleaseSet } from '../releases/selection/release-set';
import { SwrCache } from '../swr-cache';
import { releaseAttributes, traced } from '../tracing/spans';
import { slotInRemote } from './server-composition';

export interface SlotDataOptions {
  readonly api: Api;
  readonly health: VersionHealth;
  readonly log: FastifyBaseLogger;
  /** Milliseconds that a slot's loader may take. */
  readonly budgetMs?: number;
}

/**
 * Loads the data of slots. It is the same for every page and visitor, so it is loaded once for all and refreshed in the
 * background; when it does not arrive in time the slot renders without it.
 */
export function createSlotData({ api, health, log, budgetMs = 1000 }: SlotDataOptions) {
  const cache = new SwrCache<unknown>({ freshMs: 30_000, staleMs: 600_000, maxSize: 64 });
  const running = new Map<string, Promise<unknown>>();

  async function load(set: ReleaseSet, slot: SlotName, key: string): Promise<unknown> {
    const remote = set.remotes.get(slots[slot].remote);
    const loader = remote && slotInRemote(remote, slot).loader;
    if (!loader) return undefined;
    const { name, version } = remote.release;
    const signal = AbortSignal.timeout(budgetMs);
    try {
      const data = await traced('slot loader', { ...releaseAttributes(name, version), slot }, async () =>
        loader({ api, signal }),
      );
      cache.set(key, data);
      return data;
    } catch (error) {
      log.warn({ slot, remote: name, version, err: error }, 'slot data could not be loaded');
      // An API that fails or is slow says nothing about the version.
      if (!isApiError(error) && !signal.aborted)
        health.recordRender({ remote: name, version, failed: true, ms: budgetMs });
      return undefined;
    }
  }

  function loadOnce(set: ReleaseSet, slot: SlotName, key: string): Promise<unknown> {
    const pending = running.get(key);
    if (pending) return pending;
    // A loader that ignores its signal must not hold up the page.
    const limit = { milliseconds: budgetMs, fallback: () => undefined };
    const loading = pTimeout(load(set, slot, key), limit).finally(() => running.delete(key));
    running.set(key, loading);
    return loading;
  }

  return (set: ReleaseSet, slot: SlotName): Promise<unknown> => {
    const { remote, expose } = slots[slot];
    const key = `${remote}@${set.versions[remote]}${expose}`;
    const cached = cache.get(key, async () => void (await loadOnce(set, slot, key)));
    return cached === undefined ? loadOnce(set, slot, key) : fulfilledPromise(cached);
  };
}
