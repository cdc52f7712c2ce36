import { indiaClock, indiaDay, indiaInstant } from './india-time';

test('a date begins at half past six in the evening, UTC', () => {
  const midnight = Date.parse('2026-03-09T18:30:00Z');
  expect([indiaDay(midnight - 1), indiaDay(midnight)]).toEqual(['2026-03-09', '2026-03-10']);
  expect([indiaClock(midnight - 1), indiaClock(midnight)]).toEqual(['2026-03-09T23:59', '2026-03-10T00:00']);
});

test('a time of day converts to its instant', () => {
  expect(indiaInstant('2026-03-10', '06:15')).toBe(Date.parse('2026-03-10T00:45:00Z'));
});
