import { moveOf, weeksOf } from './calendar-moves';

test.each([
  ['ArrowLeft', '2026-11-30'],
  ['ArrowRight', '2026-12-02'],
  ['ArrowUp', '2026-11-24'],
  ['ArrowDown', '2026-12-08'],
  ['Home', '2026-11-30'],
  ['End', '2026-12-06'],
  ['PageUp', '2026-11-01'],
  ['PageDown', '2027-01-01'],
])('%s moves from Tuesday, 1 December 2026 to %s', (key, to) => {
  expect(moveOf(key, '2026-12-01')).toBe(to);
});

test('a month that is shorter takes its last day', () => {
  expect(moveOf('PageDown', '2027-01-31')).toBe('2027-02-28');
});

test('other keys move nothing', () => {
  expect(moveOf('a', '2026-12-01')).toBeNull();
});

test('a month is laid out in weeks from Monday', () => {
  const days = [
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
    '2026-12-07',
  ];
  const weeks = weeksOf(days.map((date) => ({ date })));
  expect(weeks.map((week) => week.map((day) => day?.date.slice(8) ?? '-').join(' '))).toEqual([
    '- 01 02 03 04 05 06',
    '07 - - - - - -',
  ]);
});
