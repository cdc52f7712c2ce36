import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { withinBudget } from './within-budget';

/** Never settles by itself; resolves with the abort reason of its signal. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    if (signal.aborted) resolve(signal.reason);
    signal.addEventListener('abort', () => resolve(signal.reason));
  });
const never = () => new AbortController().signal;

test('withinBudget aborts work that exceeds its budget', async () => {
  expect(await withinBudget(1, never(), untilAborted)).toMatchObject({ name: 'TimeoutError' });
});

test('withinBudget aborts work after garbage was collected meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const outcome = withinBudget(100, never(), untilAborted);
  await new Promise(setImmediate);
  collectGarbage();
  expect(await outcome).toMatchObject({ name: 'TimeoutError' });
});

test('withinBudget aborts work with the reason of the outer signal', async () => {
  const visitor = new AbortController();
  const outcome = withinBudget(60_000, visitor.signal, untilAborted);
  visitor.abort('left');
  expect(await outcome).toBe('left');
  expect(await withinBudget(60_000, visitor.signal, untilAborted)).toBe('left');
});

test('withinBudget returns the result of work that finishes in time', async () => {
  expect(await withinBudget(60_000, never(), async () => 7)).toBe(7);
});
