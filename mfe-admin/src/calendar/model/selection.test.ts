import type { CalendarExperience, CalendarResource } from '@kaadu/contracts/calendar';
import { groupLines, type Line } from './lines';
import { at, daysIn, moveIn, selectedOf } from './selection';

const experience: CalendarExperience = {
  primary_key: 1,
  url: 'safari',
  title: 'Dawn safari',
  is_stay: false,
  base: 100_000,
  seasons: [],
  options: [],
};
const resource = (
  primary_key: number,
  name: string,
  slots: string[],
  experience_pks: number[],
): CalendarResource => ({
  primary_key,
  name,
  kind: 'vehicle',
  capacity: 6,
  rows: slots.map((slot) => ({ slot, capacity: [6, 6], held: [0, 0], sold: [0, 0] })),
  blackouts: [],
  experience_pks,
});
const window = {
  from: '2026-12-04',
  days: 2,
  today: '2026-12-01',
  last_day: '2027-06-01',
  resources: [
    resource(11, 'Jeep', ['06:00', '16:00'], [1, 2]),
    resource(12, 'Boat', ['06:00'], [1]),
    resource(13, 'Old van', ['06:00'], []),
  ],
  experiences: [experience, { ...experience, primary_key: 2, title: 'Dusk safari' }],
  total: 3,
  page: 1,
  page_count: 1,
};
const groups = groupLines(window);
const lines: Line[] = groups.flatMap((group) => group.lines);
const names = (some: readonly Line[]) => some.map(({ id }) => id);

test('lines are grouped by experiences that share resources, and rates appear once', () => {
  expect(groups.map(({ title, start, lines: own }) => [title, start, names(own)])).toEqual([
    ['Dawn safari · Dusk safari', 0, ['rate 1', 'rate 2', 'stock 11 06:00', 'stock 11 16:00']],
    ['Dawn safari', 4, ['stock 12 06:00']],
    ['No longer on sale', 5, ['stock 13 06:00']],
  ]);
});

test('a selection covers resource lines when it begins at a resource, and one line of rates otherwise', () => {
  const stock = { anchor: { line: 4, day: 1 }, head: { line: 0, day: 0 } };
  expect(selectedOf(stock, lines)).toMatchObject({
    kind: 'stock',
    lines: [{ id: 'stock 11 06:00' }, { id: 'stock 11 16:00' }, { id: 'stock 12 06:00' }],
    first: 0,
    last: 1,
  });
  expect(daysIn(stock, lines, 0)).toBeNull();
  expect(daysIn(stock, lines, 3)).toEqual({ first: 0, last: 1 });
  const rate = { anchor: { line: 1, day: 0 }, head: { line: 4, day: 1 } };
  expect(selectedOf(rate, lines)).toMatchObject({ kind: 'rate', line: { id: 'rate 2' } });
});

test('the head of a line is no day', () => {
  expect(selectedOf(at({ line: 2, day: -1 }), lines)).toBeNull();
});

test.each([
  ['ArrowLeft', false, { line: 2, day: -1 }],
  ['ArrowUp', false, { line: 1, day: 0 }],
  ['ArrowDown', false, { line: 3, day: 0 }],
  ['ArrowRight', false, { line: 2, day: 1 }],
  ['End', false, { line: 2, day: 1 }],
  ['End', true, { line: 5, day: 1 }],
  ['Home', true, { line: 0, day: 0 }],
  ['a', false, null],
])('%s, with Ctrl %s, moves to %j', (key, ctrl, to) => {
  expect(moveIn(key, { line: 2, day: 0 }, { lines: 6, days: 2 }, ctrl)).toEqual(to);
});
