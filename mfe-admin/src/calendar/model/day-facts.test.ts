import type { CalendarOption, CalendarResource, CalendarSeason } from '@kaadu/contracts/calendar';
import { cellLabel, percentOn, setRateOn, stockFacts, withPercent } from './day-facts';
import type { RateLine, StockLine } from './lines';

const day = '2026-12-04';
function line(
  capacity: number,
  held: number,
  sold: number,
  blackouts: CalendarResource['blackouts'] = [],
): StockLine {
  const row = { slot: '07:00', capacity: [capacity], held: [held], sold: [sold] };
  return {
    kind: 'stock',
    id: 'stock 1 07:00',
    row,
    resource: {
      primary_key: 1,
      name: 'Jeep',
      kind: 'vehicle',
      capacity: 6,
      rows: [row],
      blackouts,
      experience_pks: [],
    },
  };
}
const season = (changes: Partial<CalendarSeason>): CalendarSeason => ({
  primary_key: 1,
  name: 'Season',
  from: '2026-12-01',
  to: '2026-12-31',
  weekdays: [],
  percent: 20,
  ...changes,
});
const rates = (seasons: CalendarSeason[], options: CalendarOption[] = []): RateLine => ({
  kind: 'rate',
  id: 'rate 1',
  experience: { primary_key: 1, url: 'x', title: 'Safari', is_stay: false, base: 129_900, seasons, options },
});
const closed = [{ primary_key: 9, from: '2026-12-01', to: '2026-12-04', reason: 'Rain' }];

test.each([
  [line(6, 0, 0), 'open', 'Friday 4 December, Jeep, 07:00: 6 of 6 free'],
  [line(6, 1, 4), 'few', 'Friday 4 December, Jeep, 07:00: 1 of 6 free, 1 held, 4 sold'],
  [line(6, 0, 6), 'none', 'Friday 4 December, Jeep, 07:00: 0 of 6 free, 6 sold'],
  [line(8, 0, 0), 'open', 'Friday 4 December, Jeep, 07:00: 8 of 8 free, changed for this day'],
  [line(6, 0, 2, closed), 'closed', 'Friday 4 December, Jeep, 07:00: closed, Rain, 2 sold'],
])('a cell describes what is free, held, sold and closed (%#)', (one, state, words) => {
  expect(stockFacts(one, day, 0).state).toBe(state);
  expect(cellLabel(one, day, 0)).toBe(words);
});

test('the highest season of a day applies, in whole rupees, as in the traveller’s price', () => {
  expect(percentOn(rates([]), day)).toBeNull();
  expect(percentOn(rates([season({ percent: -10 })]), day)).toBe(-10);
  expect(percentOn(rates([season({ percent: 20 }), season({ percent: 35, weekdays: [6, 7] })]), day)).toBe(
    20,
  );
  expect(percentOn(rates([season({ percent: 20 }), season({ percent: 35, weekdays: [5] })]), day)).toBe(35);
  expect(withPercent(129_900, 20)).toBe(155_900);
  expect(cellLabel(rates([season({})]), day, 0)).toBe('Friday 4 December, Rates of Safari: ₹1,559, +20%');
});

test('a price set for the day replaces the seasons; of several options the lowest is shown', () => {
  const option = (primary_key: number, rate: number) => ({
    primary_key,
    name: 'Seat',
    base: 129_900,
    rates: [{ day, rate }],
  });
  const line = rates([season({})], [option(1, 250_000), option(2, 180_000)]);
  expect(setRateOn(line, day)).toBe(180_000);
  expect(setRateOn(line, '2026-12-05')).toBeNull();
  expect(cellLabel(line, day, 0)).toBe('Friday 4 December, Rates of Safari: ₹1,800, set for this day');
});
