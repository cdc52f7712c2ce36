import type { EventMap } from './bus';

const map: EventMap<{ 'test:counted': number }> = {
  'test:counted': { schema: { safeParse: () => ({ success: true, data: 1 }) }, replay: 'last' },
};

/** A copy of the package of its own, as each remote bundles one. */
function freshCopy(): typeof import('./page-bus') {
  let copy: typeof import('./page-bus') | undefined;
  jest.isolateModules(() => {
    copy = jest.requireActual('./page-bus');
  });
  if (!copy) throw new Error('the module did not load');
  return copy;
}

describe('the bus of a page', () => {
  test('two copies of the package on one page speak over one bus', () => {
    const first = freshCopy();
    const second = freshCopy();
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
