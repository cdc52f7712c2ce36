import { compareVisits } from './compare-visits';
import type { Visit } from './visit';

const visit: Visit = {
  path: '/',
  usage: { requests: 20, bytes: 100_000, busyMs: 400, memory: 20_000_000, elements: 300 },
  lostEntries: [],
  controls: [],
  scrolls: true,
  typed: {},
  clicked: {},
  returns: true,
  errors: [],
};
const using = (usage: Partial<Visit['usage']>): Visit => ({ ...visit, usage: { ...visit.usage, ...usage } });

test.each([
  ['requests', 40, 'it uses 41 requests; the live version 20, and 40 are allowed'],
  ['bytes', 280_000, 'it uses 280 kB of data; the live version 100 kB, and 280 kB are allowed'],
  ['elements', 950, 'it uses 951 elements; the live version 300, and 950 are allowed'],
  ['busyMs', 2_300, 'it uses 2301 ms of the main thread; the live version 400 ms, and 2300 ms are allowed'],
  ['memory', 90_000_000, 'it uses 90 MB of memory; the live version 20 MB, and 90 MB are allowed'],
] as const)('%s may grow up to a limit', (kind, allowed, fault) => {
  expect(compareVisits(visit, using({ [kind]: allowed }), new Set())).toEqual([]);
  expect(compareVisits(visit, using({ [kind]: allowed + 1 }), new Set())).toEqual([fault]);
});

test('a visit that ended early has its reason as the only fault', () => {
  expect(compareVisits(visit, { failure: 'the page does not respond' }, new Set())).toEqual([
    'the page does not respond',
  ]);
});

test('a page that could not be scrolled before, and errors that it had, are no faults', () => {
  const before = { ...visit, scrolls: false, errors: ['TypeError: x'] };
  expect(compareVisits(before, before, new Set())).toEqual([]);
  expect(compareVisits({ ...before, scrolls: null }, before, new Set())).toEqual([]);
});

test('a link that did not lead away before cannot be compared', () => {
  const click = (path: string): Visit => ({ ...visit, clicked: { 'link "Coorg" of footer': path } });
  expect(compareVisits(click('/'), click('/experiences'), new Set())).toEqual([]);
  expect(compareVisits(click('/experiences'), click('/'), new Set())).toEqual([
    'a click on link "Coorg" of footer leads to / instead of /experiences',
  ]);
});
