import { isOfficeOpen, nextOpening } from './support-hours';

const at = (clock: string) => Date.parse(`2026-03-10T${clock}:00+05:30`);

test.each([
  ['08:59', false],
  ['09:00', true],
  ['17:59', true],
  ['18:00', false],
  ['23:30', false],
])('at %s in India advisors answer: %s', (clock, isOpen) => {
  expect(isOfficeOpen(at(clock))).toBe(isOpen);
});

test('advisors answer the same day before nine, and the next day after closing', () => {
  expect(nextOpening(at('03:00'))).toBe(at('09:00'));
  expect(nextOpening(at('19:00'))).toBe(at('09:00') + 24 * 60 * 60_000);
});
