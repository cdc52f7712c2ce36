import { partyChoiceOf, readParty } from './party';
import { tripParams, tripQuery } from './trip-address';

const couple = partyChoiceOf(2, []);

test('dates and party become parameters of a URL', () => {
  expect(tripQuery({ from: '2026-12-04', to: '2026-12-06', party: partyChoiceOf(4, [3, 9]) })).toBe(
    'from=2026-12-04&to=2026-12-06&guests=4&ages=3,9',
  );
  expect(tripQuery({ from: '2026-12-04', to: null, party: couple })).toBe('from=2026-12-04&guests=2');
});

test.each([
  ['guests=0', 1],
  ['guests=1000', 30],
  ['guests=many', 2],
])('%s in a URL means %i', (query, adults) => {
  expect(readParty(new URLSearchParams(query))).toEqual({ adults, ages: [] });
});

test('only an unusual party is named without dates', () => {
  expect(tripParams({ from: '', to: '2026-12-06', party: couple })).toEqual({});
  expect(tripParams({ from: '', party: partyChoiceOf(5, []) })).toEqual({ guests: '5' });
});
