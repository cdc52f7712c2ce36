import { createRecordCache } from './record-cache';
import { createContentCache } from './content-cache';

const namesOf = (keys: readonly number[]) =>
  new Map(keys.filter((key) => key < 100).map((key) => [key, `name ${key}`]));

it('record cache reads all missing records at once, and only those', async () => {
  const load = jest.fn(async (keys: readonly number[]) => namesOf(keys));
  const cache = createRecordCache(createContentCache().values<string | undefined>('names'), load);
  expect(await cache.read([1, 2])).toEqual(namesOf([1, 2]));
  expect(await cache.read([2, 3, 1, 4])).toEqual(namesOf([1, 2, 3, 4]));
  expect(load.mock.calls).toEqual([[[1, 2]], [[3, 4]]]);
});

it('record cache reads nothing when nothing is missing, and omits records that do not exist', async () => {
  const load = jest.fn(async (keys: readonly number[]) => namesOf(keys));
  const cache = createRecordCache(createContentCache().values<string | undefined>('names'), load);
  expect(await cache.read([])).toEqual(new Map());
  expect(await cache.read([100, 1])).toEqual(namesOf([1]));
  await cache.read([100, 1]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('record cache reads again after an error', async () => {
  const load = jest.fn(async (keys: readonly number[]) => namesOf(keys));
  load.mockRejectedValueOnce(new Error('no'));
  const cache = createRecordCache(createContentCache().values<string | undefined>('names'), load);
  await expect(cache.read([1, 2])).rejects.toThrow('no');
  expect(await cache.read([1, 2])).toEqual(namesOf([1, 2]));
});
