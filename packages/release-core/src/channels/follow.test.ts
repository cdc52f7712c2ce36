import type { ChannelListener, ReleaseStore } from '../store/release-store';
import { emptyChannel } from './channel';
import { followChannel } from './follow';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

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

test.each([
  ['half an interval', 0, 15_000],
  ['one interval', 0.5, 30_000],
  ['almost one and a half intervals', 0.9, 42_000],
])('a poll while changes are pushed comes after %s', async (_case, random, ms) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const { stop, push, readsIn } = follow(1);
  await readsIn(0);
  push(true);
  expect(await readsIn(ms - 1)).toBe(0);
  expect(await readsIn(1)).toBe(1);
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

test('a revision is reported once, and never an older one', async () => {
  const { stop, seen, readsIn } = follow(2, 2, 1, 3);
  expect(await readsIn(4_000)).toBe(4);
  expect(seen).toEqual([2, 3]);
  stop();
});

test('a hint during a read leads to another one', async () => {
  const { stop, hint, seen, readsIn } = follow(1, 2);
  hint();
  expect(await readsIn(0)).toBe(1);
  expect(seen).toEqual([1, 2]);
  stop();
});

test('hints that are already known keep the time of the next poll', async () => {
  const { stop, hint, push, readsIn } = follow(1);
  await readsIn(600);
  hint(1);
  push(false);
  await readsIn(0);
  expect(await readsIn(400)).toBe(1);
  stop();
});

test('a follower that has stopped reads no more', async () => {
  const { stop, readsIn } = follow(1);
  await readsIn(0);
  stop();
  expect(await readsIn(60_000)).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('a follower that has stopped no longer watches', () => {
  const unwatch = jest.fn();
  const stop = followChannel(
    { readChannel: async () => emptyChannel, watchChannel: () => unwatch },
    'production',
    { onChange: () => undefined, onError: () => undefined },
  );
  expect(unwatch).not.toHaveBeenCalled();
  stop();
  expect(unwatch).toHaveBeenCalledTimes(1);
});

test('a failed read is reported, and the next poll reads again', async () => {
  const failure = new Error('no response');
  const onError = jest.fn();
  const seen: number[] = [];
  let isDown = true;
  const stop = followChannel(
    {
      readChannel: async () => {
        if (isDown) throw failure;
        return { ...emptyChannel, revision: 1 };
      },
      watchChannel: () => () => undefined,
    },
    'production',
    { onChange: ({ revision }) => seen.push(revision), onError },
  );
  await jest.advanceTimersByTimeAsync(0);
  expect(onError.mock.calls).toEqual([[failure]]);
  isDown = false;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(seen).toEqual([1]);
  expect(onError).toHaveBeenCalledTimes(1);
  stop();
});
