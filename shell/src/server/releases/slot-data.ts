import { isApiError, type Api } from '@kaadu/api-client';
import { slots, type SlotName } from '@kaadu/contracts';
import type { FastifyBaseLogger } from 'fastify';
import pTimeout from 'p-timeout';
import { settled } from '../../app/settled';
import { SwrCache } from '../swr-cache';
import { releaseAttributes, traced } from '../tracing/spans';
import type { ReleaseSet } from './release-set';
import { slotInRemote } from './server-composition';
import type { VersionHealth } from './version-health';

export interface SlotDataOptions {
  readonly api: Api;
  readonly health: VersionHealth;
  readonly log: FastifyBaseLogger;
  /** Milliseconds that a slot's loader may take. */
  readonly budgetMs?: number;
}

/**
 * Loads what slots show. A slot's data is the same for every page and visitor, so that it is loaded once for all and
 * renewed behind their backs; when it cannot be had in time the slot renders without.
 */
export function createSlotData({ api, health, log, budgetMs = 1000 }: SlotDataOptions) {
  const cache = new SwrCache<unknown>({ freshMs: 30_000, staleMs: 600_000, maxEntries: 64 });
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
      log.warn({ slot, remote: name, version, err: error }, 'slot has no data');
      // That the API does not answer, or not in time, is not the version's fault.
      if (!isApiError(error) && !signal.aborted)
        health.rendered({ remote: name, version, failed: true, ms: budgetMs });
      return undefined;
    }
  }

  function loadOnce(set: ReleaseSet, slot: SlotName, key: string): Promise<unknown> {
    const known = running.get(key);
    if (known) return known;
    // A loader that ignores its signal must not hold up the page.
    const late = { milliseconds: budgetMs, fallback: () => undefined };
    const loading = pTimeout(load(set, slot, key), late).finally(() => running.delete(key));
    running.set(key, loading);
    return loading;
  }

  return (set: ReleaseSet, slot: SlotName): Promise<unknown> => {
    const { remote, expose } = slots[slot];
    const key = `${remote}@${set.versions[remote]}${expose}`;
    const known = cache.get(key, async () => void (await loadOnce(set, slot, key)));
    return known === undefined ? loadOnce(set, slot, key) : settled(known);
  };
}
