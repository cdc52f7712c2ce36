import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createKnownCalendars } from './known-calendars';
import { loadOptionSlots } from './option-slots';
import { refreshOptionCalendars } from './refresh-option-calendars';
import type { Trip } from './trip';

const experiencePks = [1, 2, 3, 4, 5];
const friday: Trip = { from: '2026-04-10', to: '2026-04-12', party: { guests: 2, ages: [] } };

let api: TestApi;
let reads: jest.SpyInstance;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await changeRules(1);
  reads = jest.spyOn(api.db, 'select');
});
afterEach(() => reads.mockRestore());
afterAll(() => api.close());

const optionSlots = () => loadOptionSlots(api.db, experiencePks);

/** Makes an option's rules, and so its calendar, other than they were. */
async function changeRules(minNights: number): Promise<void> {
  await api.db.execute(sql`UPDATE availability_rules SET min_nights = ${minNights}`);
  await refreshOptionCalendars(api.now)(api.db, new Map([['experiences', experiencePks]]));
}

it('reads calendars once, whatever the trip', async () => {
  const calendars = createKnownCalendars(api.db);
  const options = [await optionSlots()];
  const first = await calendars.openFor(options, friday, api.now());
  expect([...first.units].some((units) => units > 0)).toBe(true);
  expect(await calendars.openFor(options, friday, api.now())).toEqual(first);
  const large = { ...friday, party: { guests: 30, ages: [] } };
  expect((await calendars.openFor(options, large, api.now())).units).not.toEqual(first.units);
  expect(reads).toHaveBeenCalledTimes(1);
});

it('reads those that options have been given since, and no others', async () => {
  const calendars = createKnownCalendars(api.db);
  await calendars.openFor([await optionSlots()], friday, api.now());
  await changeRules(3);
  reads.mockClear();
  const options = [await optionSlots()];
  const known = await calendars.openFor(options, friday, api.now());
  expect(reads).toHaveBeenCalledTimes(1);
  const fresh = await createKnownCalendars(api.db).openFor(options, friday, api.now());
  for (const key of options[0]?.calendars ?? [])
    expect(known.units[key - known.firstCalendar]).toBe(fresh.units[key - fresh.firstCalendar]);
});

it('forgets those that nothing uses any more once there are many, and misses none that is used', async () => {
  const calendars = createKnownCalendars(api.db, 0);
  const old = [await optionSlots()];
  const first = await calendars.openFor(old, friday, api.now());
  for (const minNights of [2, 3, 4, 5]) {
    await changeRules(minNights);
    await calendars.openFor([await optionSlots()], friday, api.now());
  }
  const last = await calendars.openFor([await optionSlots()], friday, api.now());
  expect(last.firstCalendar).toBeGreaterThan(first.firstCalendar);
  // Who still looks for what was forgotten gets the same as at first.
  const again = await calendars.openFor(old, friday, api.now());
  for (const key of old[0]?.calendars ?? [])
    expect(again.units[key - again.firstCalendar]).toBe(first.units[key - first.firstCalendar]);
});
