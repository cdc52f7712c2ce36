import { createSharedRead } from './shared-read';

/** A read that ends when it is told to. */
function startedReads() {
  const ends: ((outcome: Promise<string>) => void)[] = [];
  const read = createSharedRead(() => new Promise<string>((resolve) => ends.push(resolve)));
  return { ends, read };
}
const afterPromises = () => new Promise(setImmediate);

it('reads once for all who ask at once', async () => {
  const { ends, read } = startedReads();
  const answers = [read(), read()];
  await afterPromises();
  ends[0]?.(Promise.resolve('first'));
  expect(await Promise.all(answers)).toEqual(['first', 'first']);
  expect(ends).toHaveLength(1);
});

it('reads once more for all who ask meanwhile, and begins when the first has ended', async () => {
  const { ends, read } = startedReads();
  const early = read();
  await afterPromises();
  const late = [read(), read()];
  await afterPromises();
  expect(ends).toHaveLength(1);
  ends[0]?.(Promise.resolve('first'));
  expect(await early).toBe('first');
  await afterPromises();
  ends[1]?.(Promise.resolve('second'));
  expect(await Promise.all(late)).toEqual(['second', 'second']);
  expect(ends).toHaveLength(2);
});

it('reads again after an error', async () => {
  const { ends, read } = startedReads();
  const failing = read();
  await afterPromises();
  const late = read();
  ends[0]?.(Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  await afterPromises();
  ends[1]?.(Promise.resolve('second'));
  expect(await late).toBe('second');
});
