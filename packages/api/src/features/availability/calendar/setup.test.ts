import type { ExperienceAvailability } from '@kaadu/contracts/availability';
import type { ExperienceSetup, OptionSetup, SaleState } from '@kaadu/contracts/calendar';
import { eq } from 'drizzle-orm';
import { browserOf, farmStay } from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { type Desk, openDesk } from '../../../testing/bookings/calendar-desk';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { experienceOptions } from '../../catalogue';
import { availabilityRules } from '../tables';

let api: TestApi;
let desk: Desk;
beforeEach(async () => {
  api = await startTestApi({ rateLimitFactor: 1_000 });
  desk = await openDesk(api);
});
afterEach(async () => {
  expect(await findViolations(api.db)).toEqual([]);
  await api.close();
});

const read = async (experiencePk: number) =>
  (
    await desk.browser.call<ExperienceSetup>(
      'GET',
      `/admin/calendar/experience?experience_pk=${experiencePk}`,
    )
  ).data;
const setupOf = async (optionPk: number): Promise<OptionSetup> => {
  const option = (await read(1)).options.find(({ primary_key }) => primary_key === optionPk);
  if (!option) throw new Error(`Option ${optionPk} is not there`);
  return option.setup;
};
async function statusOf(optionPk: number) {
  const url = '/availability/check?experience_pk=1&from=2026-04-07&to=2026-04-09&guests=2';
  const { data } = await browserOf(api).call<ExperienceAvailability>('GET', url);
  return data.options.find(({ option_pk }) => option_pk === optionPk)?.status;
}

/** Publishes an option as an editor. Returns its key. */
async function publishOption(): Promise<number> {
  const [known] = await api.db.select().from(experienceOptions).where(eq(experienceOptions.primaryKey, 101));
  if (!known) throw new Error('The small catalogue has changed');
  const { primaryKey: _key, ...values } = known;
  const [made] = await api.db
    .insert(experienceOptions)
    .values({ ...values, position: 2, name: 'Loft' })
    .returning({ key: experienceOptions.primaryKey });
  return made?.key ?? 0;
}

test('a published option can be booked once it has its own resource', async () => {
  const loft = await publishOption();
  const states = async () => {
    const url = '/admin/calendar/experiences';
    return (await desk.browser.call<{ experiences: SaleState[] }>('GET', url)).data.experiences;
  };
  expect((await states())[0]).toMatchObject({ primary_key: 1, options: 3, on_sale: 2 });
  expect(await statusOf(loft)).toBe('SOLD_OUT');

  const resource = { name: 'Loft', kind: 'room', capacity: 2 };
  const made = await desk.post('resources', { resource, shown: null });
  expect([made.status, made.data.summary]).toEqual([200, 'Loft: new, 2 a day']);
  const { resources } = await read(1);
  expect(resources.find(({ primary_key }) => primary_key === made.data.primary_key)).toMatchObject({
    ...resource,
    used_by: [],
  });
  const shown = await setupOf(loft);
  const setup = { ...shown, resources: [{ resource_pk: made.data.primary_key, quantity: 1 }] };
  expect((await desk.post('options', { option_pk: loft, setup, shown })).status).toBe(200);
  expect(await statusOf(loft)).toBe('AVAILABLE');
  expect((await browserOf(api).hold({ ...farmStay, option_pk: loft })).status).toBe(200);
  expect((await states()).find(({ primary_key }) => primary_key === 1)).toMatchObject({ on_sale: 3 });
  // Used resources cannot be removed.
  expect((await desk.undo(made.data.change_pk)).message).toMatch(/^It is in use and cannot be removed/);
});

test('changed rules apply to travellers, other rules stay, and undo restores the former ones', async () => {
  const before = await api.db.select().from(availabilityRules).where(eq(availabilityRules.optionPk, 101));
  const shown = await setupOf(101);
  const setup = { ...shown, rules: { ...shown.rules, weekdays: [5, 6], min_nights: 2, max_units: 1 } };
  const saved = await desk.post('options', { option_pk: 101, setup, shown });
  expect(saved.status).toBe(200);
  // 7 April 2026 is a Tuesday.
  expect(await statusOf(101)).toBe('CLOSED');
  const [after] = await api.db.select().from(availabilityRules).where(eq(availabilityRules.optionPk, 101));
  expect(after).toEqual({ ...before[0], weekdays: [5, 6], minNights: 2, maxUnits: 1 });
  expect((await desk.post('options', { option_pk: 101, setup: shown, shown })).status).toBe(409);
  expect((await desk.undo(saved.data.change_pk)).status).toBe(200);
  expect(await statusOf(101)).toBe('AVAILABLE');
  expect(await api.db.select().from(availabilityRules).where(eq(availabilityRules.optionPk, 101))).toEqual(
    before,
  );
});

test('options that draw on one resource share it', async () => {
  const shown = await setupOf(102);
  const setup = { ...shown, resources: [{ resource_pk: 101, quantity: 2 }] };
  expect((await desk.post('options', { option_pk: 102, setup, shown })).status).toBe(200);
  expect((await browserOf(api).hold({ ...farmStay, option_pk: 102 })).status).toBe(200);
  const window = await desk.read('2026-04-07', 2);
  expect(desk.resourceIn(window, 101).rows[0]?.held).toEqual([2, 2]);
});

test('a new usual number applies to the days that have the former one, not to changed days', async () => {
  await desk.setCapacity(101, '2026-04-07', 1, 9);
  await browserOf(api).hold({ ...farmStay, from: '2026-04-09', to: '2026-04-10' });
  const shown = { primary_key: 101, name: 'Cottage', kind: 'room', capacity: 4 };
  const resource = { name: 'Cottage', kind: 'room', capacity: 3 };
  const saved = await desk.post('resources', { resource, shown });
  expect([saved.status, saved.data.summary]).toEqual([200, 'Cottage: usually 3 a day, 4 before']);
  expect(await desk.capacities(101, '2026-04-06', 5)).toEqual([3, 9, 3, 3, 3]);
  expect((await desk.post('resources', { resource, shown })).status).toBe(409);
  expect((await desk.undo(saved.data.change_pk)).status).toBe(200);
  expect(await desk.capacities(101, '2026-04-06', 5)).toEqual([4, 9, 4, 4, 4]);
});

test('a usual number below what is sold on a day to come is refused with the day', async () => {
  for (let rooms = 0; rooms < 3; rooms += 1) await browserOf(api).hold(farmStay);
  const shown = { primary_key: 101, name: 'Cottage', kind: 'room', capacity: 4 };
  const refused = await desk.post('resources', {
    resource: { name: 'Cottage', kind: 'room', capacity: 2 },
    shown,
  });
  expect([refused.status, refused.errors['days']]).toEqual([409, ['7–8 Apr: 3 held, 0 sold']]);
  expect(await desk.capacities(101, '2026-04-06', 3)).toEqual([4, 4, 4]);
});

test.each([
  [
    'a resource twice',
    [
      { resource_pk: 101, quantity: 1 },
      { resource_pk: 101, quantity: 2 },
    ],
    400,
  ],
  ['a resource that does not exist', [{ resource_pk: 99, quantity: 1 }], 404],
])('drawing on %s is refused', async (_what, resources, status) => {
  const shown = await setupOf(101);
  expect((await desk.post('options', { option_pk: 101, setup: { ...shown, resources }, shown })).status).toBe(
    status,
  );
});
