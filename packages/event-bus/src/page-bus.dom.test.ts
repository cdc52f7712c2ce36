import type { EventMap } from './bus';

const map: EventMap<{ 'test:counted': number }> = {
  'test:counted': { schema: { safeParse: () => ({ success: true, data: 1 }) }, replay: 'last' },
};

/** Loads a separate copy of the package, as each remote bundles one. */
async function freshCopy() {
  jest.resetModules();
  return import('./page-bus');
}

describe('page bus', () => {
  test('two copies of the package on one page share one bus', async () => {
    const first = await freshCopy();
    const second = await freshCopy();
    expect(first.pageBus).not.toBe(second.pageBus);
    first.pageBus(map).emit('test:counted', 5);
    const seen: number[] = [];
    second
      .pageBus(map)
      .on('test:counted')
      .subscribe((value) => seen.push(value));
    expect(seen).toEqual([5]);
  });
});
