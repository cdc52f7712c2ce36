import { createWaits } from './waits';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Returns which of these promises are settled. */
async function settled(promises: readonly Promise<void>[]): Promise<boolean[]> {
  const states = promises.map(() => false);
  promises.forEach((promise, index) => void promise.then(() => (states[index] = true)));
  await jest.advanceTimersByTimeAsync(0);
  return states;
}

it('waits end at the event', async () => {
  const waits = createWaits();
  const ended = [1_000, 2_000].map((ms) => waits.start(ms).ended);
  expect(await settled(ended)).toEqual([false, false]);
  waits.endAll();
  expect(await settled(ended)).toEqual([true, true]);
  expect(jest.getTimerCount()).toBe(0);
});

it('waits end after their time', async () => {
  const waits = createWaits();
  const ended = [1_000, 2_000].map((ms) => waits.start(ms).ended);
  await jest.advanceTimersByTimeAsync(999);
  expect(await settled(ended)).toEqual([false, false]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await settled(ended)).toEqual([true, false]);
});

it('waits end when their caller is gone, before or after they began', async () => {
  const waits = createWaits();
  const caller = new AbortController();
  const { ended } = waits.start(1_000, caller.signal);
  expect(await settled([ended])).toEqual([false]);
  caller.abort();
  expect(await settled([ended, waits.start(1_000, caller.signal).ended])).toEqual([true, true]);
  expect(jest.getTimerCount()).toBe(0);
});

it('waits over the limit end at once, and an ended one makes room', async () => {
  const waits = createWaits(2);
  const first = waits.start(1_000);
  const others = [1, 2].map(() => waits.start(1_000).ended);
  expect(await settled([first.ended, ...others])).toEqual([false, false, true]);
  first.end();
  expect(await settled([waits.start(1_000).ended])).toEqual([false]);
});

it('waits end for good at the close', async () => {
  const waits = createWaits();
  const { ended } = waits.start(1_000);
  waits.close();
  expect(await settled([ended, waits.start(1_000).ended])).toEqual([true, true]);
});
