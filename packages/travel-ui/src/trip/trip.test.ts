import { guestsOf, isTooLarge, partyOf, partyText, readParty } from './party';
import { statusText } from './status-text';
import { dateProblem, hasDates, readDates, whenText, withFrom } from './trip';

test.each([
  ['2099-03-19', '', 'That day has passed. Please choose another.'],
  ['2099-03-20', '', null],
  ['2099-03-21', '2099-03-21', 'Check-out must be after check-in.'],
  ['2099-03-21', '2099-03-20', 'Check-out must be after check-in.'],
  ['2099-03-21', '2099-03-22', null],
  ['', '2099-03-01', null],
])('on 20 March, from %j to %j: %j', (from, to, problem) => {
  expect(dateProblem({ from, to }, '2099-03-20')).toBe(problem);
});

test('a departure that no longer follows the arrival moves to the day after it, another stays', () => {
  expect(withFrom({ from: '', to: '2099-03-20' }, '2099-03-20')).toEqual({
    from: '2099-03-20',
    to: '2099-03-21',
  });
  expect(withFrom({ from: '', to: '2099-03-01' }, '2099-02-28')).toEqual({
    from: '2099-02-28',
    to: '2099-03-01',
  });
  expect(withFrom({ from: '', to: '' }, '2099-03-20')).toEqual({ from: '2099-03-20', to: '' });
});

test('a stay needs both dates, an activity a day', () => {
  expect(hasDates({ from: '2099-03-20', to: '' }, true)).toBe(false);
  expect(hasDates({ from: '2099-03-20', to: '2099-03-20' }, true)).toBe(false);
  expect(hasDates({ from: '2099-03-20', to: '2099-03-21' }, true)).toBe(true);
  expect(hasDates({ from: '2099-03-20', to: '' }, false)).toBe(true);
  expect(hasDates({ from: '', to: '2099-03-21' }, false)).toBe(false);
});

test('malformed dates in a URL are ignored', () => {
  expect(readDates(new URLSearchParams('from=2099-02-29&to=2099-03-02'))).toEqual({
    from: '',
    to: '2099-03-02',
  });
});

test('the dates of a trip are formatted as text', () => {
  expect(whenText({ from: '2099-03-20', to: '2099-03-21' })).toBe('20 March 2099 to 21 March 2099 (1 night)');
  expect(whenText({ from: '2099-03-20', slot: '06:30' })).toBe('20 March 2099 at 06:30');
  expect(whenText({ from: '2099-03-20', to: null, slot: null })).toBe('20 March 2099');
});

test('a party has at least one adult, and children up to 17', () => {
  const read = (query: string) => readParty(new URLSearchParams(query));
  expect(read('guests=3&ages=17,18')).toEqual({ adults: 2, ages: [17] });
  expect(read('guests=2&ages=3,4,5')).toEqual({ adults: 1, ages: [3] });
  expect(read('guests=4&ages=3,x')).toEqual({ adults: 4, ages: [] });
  expect(isTooLarge(new URLSearchParams('guests=30'))).toBe(false);
  expect(isTooLarge(new URLSearchParams('guests=31'))).toBe(true);
});

test('a party counts its children, and is incomplete while an age is missing', () => {
  const party = { adults: 2, ages: [8, 0] };
  expect(guestsOf(party)).toBe(4);
  expect(partyOf(party)).toEqual({ guests: 4, ages: [8, 0] });
  expect(partyText(party)).toBe('2 adults, 2 children');
  expect(partyText({ adults: 1, ages: [3] })).toBe('1 adult, 1 child');
});

test.each([
  ['AVAILABLE', null, 'Available'],
  ['LIMITED', 2, '2 left'],
  ['LIMITED', null, 'Few left'],
  ['SOLD_OUT', 0, 'Sold out'],
  ['CLOSED', null, 'Closed'],
] as const)('%s with %j left is "%s"', (status, remaining, text) => {
  expect(statusText({ status, remaining })).toBe(text);
});
