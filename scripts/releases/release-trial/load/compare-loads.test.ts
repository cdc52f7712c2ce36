import { compareLoads } from './compare-loads';
import type { Load } from './render-many';

const usual: Load = { pages: 250, cpuMs: 10, kept: 200_000, stalls: 0, failures: [] };
const compare = (change: Partial<Load>, live: Load | undefined = usual) =>
  compareLoads({ ...usual, ...change }, live);

test.each<[string, Partial<Load>, RegExp]>([
  [
    'takes more than twice the CPU time and 5 ms',
    { cpuMs: 26 },
    /^takes 26 ms of CPU per page; the live version 10$/,
  ],
  ['keeps memory', { kept: 600_000 }, /^keeps 60 MB per 100 pages; the live version 20$/],
  ['keeps pages waiting', { stalls: 12 }, /more than 1 s: 12 of 250; with the live version 0 of 250$/],
  ['fails', { failures: ['/a has status 500', '/a has status 500'] }, /^\/a has status 500$/],
])('a candidate that %s has that problem', (_case, change, problem) => {
  expect(compare(change)).toEqual([expect.stringMatching(problem)]);
});

test.each<[string, Partial<Load>]>([
  ['costs the same', {}],
  ['takes twice the time of a quick version', { cpuMs: 24 }],
  ['keeps a little more', { kept: 400_000 }],
  ['keeps more of few pages', { kept: 2_000_000, pages: 20 }],
  ['lets a few pages wait', { stalls: 8 }],
])('a candidate that %s has none', (_case, change) => {
  expect(compare(change)).toEqual([]);
});

test('pages that also stall with the live version are no problem', () => {
  expect(compare({ stalls: 20 }, { ...usual, stalls: 15 })).toEqual([]);
});

test('memory released by the live version is not counted twice', () => {
  expect(compare({ kept: 200_000 }, { ...usual, kept: -500_000 })).toEqual([]);
});

test('only absolute limits apply without a live version', () => {
  const alone = (change: Partial<Load>) => compareLoads({ ...usual, ...change }, undefined);
  expect(alone({ cpuMs: 500, kept: 700_000 })).toEqual([]);
  expect(alone({ kept: 1_000_000 })).toEqual(['keeps 100 MB per 100 pages']);
});

test('pages count where the operating system reports no usage', () => {
  const unknown = { cpuMs: undefined, kept: undefined };
  expect(compare({ ...unknown, stalls: 12 }, { ...usual, ...unknown })).toHaveLength(1);
});
