import type { ChannelListener, ReleaseStore } from '../store/release-store';
import { emptyChannel } from './channel';
import { followChannel } from './follow';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Follows a store whose reads return one revision after the other; the last one again. */
function follow(...revisions: number[]) {
  let listener: ChannelListener | undefined;
  let reads = 0;
  const seen: number[] = [];
  const store: Pick<ReleaseStore, 'readChannel' | 'watchChannel'> = {
    async readChannel() {
      reads += 1;
      const revision = revisions[Math.min(reads, revisions.length) - 1] ?? 0;
      return { ...emptyChannel, revision };
    },
    watchChannel(_channel, given) {
      listener = given;
      return () => undefined;
    },
  };
  const stop = followChannel(store, 'production', {
    onChange: ({ revision }) => seen.push(revision),
    onError: () => undefined,
  });
  return {
    stop,
    seen,
    hint: (revision?: number) => listener?.onHint(revision),
    push: (isPushed: boolean) => listener?.onPush(isPushed),
    /** Returns the number of reads within a time. */
    async readsIn(ms: number) {
      const before = reads;
      await jest.advanceTimersByTimeAsync(ms);
      return reads - before;
    },
  };
}

test('a follower polls every second without a push, and once or twice a minute with one', async () => {
  const { stop, push, readsIn } = follow(1);
  await readsIn(0);
  expect(await readsIn(10_000)).toBe(10);
  push(true);
  // Polls are 15 to 45 seconds apart.
  expect(await readsIn(14_999)).toBe(0);
  expect(await readsIn(30_001)).toBeGreaterThanOrEqual(1);
  push(false);
  expect(await readsIn(10_000)).toBe(10);
  stop();
});

test('a hint is read at once', async () => {
  const { stop, push, hint, seen, readsIn } = follow(1, 2);
  await readsIn(0);
  push(true);
  hint(2);
  await readsIn(0);
  expect(seen).toEqual([1, 2]);
  stop();
});

test('a follower polls every second until it has read the revision of a hint', async () => {
  const { stop, push, hint, seen, readsIn } = follow(1, 1, 1, 2);
  await readsIn(0);
  push(true);
  hint(2);
  expect(await readsIn(2_000)).toBe(2);
  expect(seen).toEqual([1, 2]);
  expect(await readsIn(10_000)).toBeLessThanOrEqual(1);
  stop();
});
