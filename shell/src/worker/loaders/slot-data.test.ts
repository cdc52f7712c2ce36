import { createReleaseSet } from '@kaadu/federation/server';
import { createApi } from '@kaadu/api-client';
import { ApiReads } from './api-reads';
import { createSlotData } from './slot-data';
import { workerRemote } from '../testing/worker-remote';

const api = createApi({ baseUrl: 'http://127.0.0.1:1' });

function slotWith(loader: () => Promise<unknown>) {
  const remote = workerRemote('footer', '1.0.0', { './footer': { slot: { Slot: () => null, loader } } });
  const set = createReleaseSet(new Map([['footer' as const, remote]]));
  const data = createSlotData({ apiFor: () => api, onLoad: () => undefined });
  return { get: (reads?: ApiReads) => data.get(set, 'footer', reads), forget: data.forget };
}

test('slot data is loaded once for all pages, and reloaded after a content change', async () => {
  let loads = 0;
  const slot = slotWith(async () => (loads += 1));
  expect([await slot.get(), await slot.get()]).toEqual([1, 1]);
  slot.forget();
  expect([await slot.get(), await slot.get()]).toEqual([2, 2]);
});

test('slot data is served stale while it is reloaded, for at most ten minutes', async () => {
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  let loads = 0;
  const slot = slotWith(async () => (loads += 1));
  expect(await slot.get()).toBe(1);
  now += 29_000;
  expect(await slot.get()).toBe(1);
  now += 2_000;
  expect(await slot.get()).toBe(1);
  await new Promise(setImmediate);
  expect([await slot.get(), loads]).toEqual([2, 2]);
  now += 631_000;
  expect(await slot.get()).toBe(3);
  clock.mockRestore();
});

test('slot data is not cached when content changes while it is loading', async () => {
  const loads: ((value: string) => void)[] = [];
  const slot = slotWith(() => new Promise<string>((resolve) => loads.push(resolve)));
  const before = slot.get();
  slot.forget();
  loads[0]?.('old');
  expect(await before).toBe('old');
  const after = slot.get();
  loads[1]?.('new');
  expect([await after, await slot.get()]).toEqual(['new', 'new']);
});

test('slot data is separate for two versions of a remote', async () => {
  const setOf = (version: string) => {
    const slot = { Slot: () => null, loader: async () => version };
    const remote = workerRemote('footer', version, { './footer': { slot } });
    return createReleaseSet(new Map([['footer' as const, remote]]));
  };
  const data = createSlotData({ apiFor: () => api, onLoad: () => undefined });
  const [stable, canary] = [setOf('1.0.0'), setOf('2.0.0')];
  const load = (set: typeof stable) => data.get(set, 'footer');
  expect([await load(stable), await load(canary), await load(stable)]).toEqual(['1.0.0', '2.0.0', '1.0.0']);
});

test('slot data passes its API reads to all pages, and marks them as unknown when it failed', async () => {
  const remote = workerRemote('footer', '1.0.0', {
    './footer': { slot: { Slot: () => null, loader: () => (fails ? Promise.reject(new Error('no')) : 1) } },
  });
  const set = createReleaseSet(new Map([['footer' as const, remote]]));
  const apiFor = (_trace: unknown, reads: ApiReads) => {
    const call = { endpoint: { method: 'GET' }, path: '/footer' } as const;
    void reads.record(call, async () => ({ data: null, etag: '"1"', caching: '' }));
    return api;
  };
  const data = createSlotData({ apiFor, onLoad: () => undefined });
  const readsOf = async () => {
    const reads = new ApiReads();
    await data.get(set, 'footer', reads);
    return reads.all;
  };
  let fails = true;
  expect(await readsOf()).toBeUndefined();
  fails = false;
  const made = [{ path: '/footer', etag: '"1"' }];
  expect([await readsOf(), await readsOf()]).toEqual([made, made]);
});
