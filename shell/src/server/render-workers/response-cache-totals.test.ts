import { ResponseCacheTotals } from './response-cache-totals';

test('response cache totals add the lookups of all workers, and the last sizes of running ones', () => {
  const totals = new ResponseCacheTotals();
  const [one, other] = [{ stopped: false }, { stopped: false }];
  totals.add({ hit: 1, unchanged: 2, miss: 3, bytes: 100 }, one);
  totals.add({ hit: 1, unchanged: 0, miss: 0, bytes: 150 }, one);
  totals.add({ hit: 0, unchanged: 0, miss: 1, bytes: 70 }, other);
  expect([totals.lookups, totals.bytes]).toEqual([{ hit: 2, unchanged: 2, miss: 4 }, 220]);
  one.stopped = true;
  expect([totals.lookups, totals.bytes]).toEqual([{ hit: 2, unchanged: 2, miss: 4 }, 70]);
});
