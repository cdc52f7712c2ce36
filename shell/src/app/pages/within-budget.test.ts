import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { withinBudget } from './within-budget';

/** Never ends by itself: resolves with the reason for which its signal is aborted. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    if (signal.aborted) resolve(signal.reason);
    signal.addEventListener('abort', () => resolve(signal.reason));
  });
const never = () => new AbortController().signal;

test('work that takes too long is aborted by a time-out', async () => {
  expect(await withinBudget(1, never(), untilAborted)).toMatchObject({ name: 'TimeoutError' });
});

test('the budget counts also after garbage was collected meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const outcome = withinBudget(100, never(), untilAborted);
  await new Promise(setImmediate);
  collectGarbage();
  expect(await outcome).toMatchObject({ name: 'TimeoutError' });
});

test('what aborts the outer signal aborts the work, for the same reason', async () => {
  const visitor = new AbortController();
  const outcome = withinBudget(60_000, visitor.signal, untilAborted);
  visitor.abort('left');
  expect(await outcome).toBe('left');
  expect(await withinBudget(60_000, visitor.signal, untilAborted)).toBe('left');
});

test('work that is done in time gives its result', async () => {
  expect(await withinBudget(60_000, never(), async () => 7)).toBe(7);
});
