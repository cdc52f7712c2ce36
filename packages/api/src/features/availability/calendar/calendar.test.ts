import type { AvailabilityCalendar, ExperienceAvailability } from '@kaadu/contracts/availability';
import { browserOf, farmStay } from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { type Desk, openDesk } from '../../../testing/bookings/calendar-desk';
import { startTestApi, type TestApi } from '../../../testing/test-api';

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

/** Cottage of the farm stay: 4 a night. */
const cottage = 101;
const april = '2026-04-06';

/** Returns a week of the visitor's calendar for the cottage. */
async function visitorSees(from = april) {
  const url = `/availability/calendar?experience_pk=1&option_pk=${cottage}&month=${from.slice(0, 7)}`;
  const { data } = await browserOf(api).call<AvailabilityCalendar>('GET', url);
  const start = data.days.findIndex(({ date }) => date === from);
  return data.days.slice(start, start + 7);
}
const statuses = async () => (await visitorSees()).map(({ status }) => status);

describe('the window', () => {
  it('shows capacity, held and sold units, with the experiences that draw on them', async () => {
    await browserOf(api).hold({ ...farmStay, from: '2026-04-07', to: '2026-04-09' });
    const window = await desk.read(april, 7);
    expect(window).toMatchObject({ from: april, days: 7, today: '2026-03-10', last_day: '2026-09-15' });
    expect(desk.resourceIn(window, cottage)).toEqual({
      primary_key: cottage,
      name: 'Cottage',
      kind: 'room',
      capacity: 4,
      rows: [
        {
          slot: '',
          capacity: [4, 4, 4, 4, 4, 4, 4],
          held: [0, 1, 1, 0, 0, 0, 0],
          sold: [0, 0, 0, 0, 0, 0, 0],
        },
      ],
      blackouts: [],
      experience_pks: [1],
    });
    expect(desk.resourceIn(window, 301).rows.map(({ slot }) => slot)).toEqual(['07:00']);
    expect(window.experiences.find(({ primary_key }) => primary_key === 1)).toMatchObject({
      title: 'Cardamom Farm Stay',
      is_stay: true,
      base: 500_000,
    });
  });

  it('is narrowed to a text or an experience, and a page past the end is empty', async () => {
    const names = async (more: string) =>
      (await desk.read(april, 1, more)).resources.map(({ primary_key }) => primary_key);
    expect(await names('&text=VILLA')).toEqual([102]);
    expect(await names('&text=kabini jungle')).toEqual([201]);
    expect(await names('&text=%25')).toEqual([]);
    expect(await names('&experience_pk=1')).toEqual([101, 102]);
    const past = await desk.read(april, 1, '&page=9');
    expect(past.resources).toEqual([]);
    expect(past.total).toBeGreaterThan(3);
  });
});

describe('the capacity', () => {
  it('is set for days, and travellers see it at once', async () => {
    const { status, data } = await desk.setCapacity(cottage, '2026-04-07', 2, 0);
    expect([status, data.summary]).toEqual([200, 'Cottage, 7–8 Apr: 0 a day']);
    expect(await desk.capacities(cottage, april, 4)).toEqual([4, 0, 0, 4]);
    expect((await statuses()).slice(0, 4)).toEqual(['AVAILABLE', 'SOLD_OUT', 'SOLD_OUT', 'AVAILABLE']);
    const refused = await browserOf(api).hold(farmStay);
    expect([refused.status, refused.message]).toEqual([
      409,
      expect.stringMatching(/^This has just been sold/),
    ]);
  });

  it('is refused below the held and sold units, with the days and without effect', async () => {
    for (let rooms = 0; rooms < 2; rooms += 1) await browserOf(api).hold(farmStay);
    const refused = await desk.setCapacity(cottage, april, 7, 1);
    expect(refused.status).toBe(409);
    expect(refused.message).toMatch(/^More than that is held and sold/);
    expect(refused.errors['days']).toEqual(['7–8 Apr: 2 held, 0 sold']);
    expect(await desk.capacities(cottage, april, 7)).toEqual([4, 4, 4, 4, 4, 4, 4]);
    expect((await desk.setCapacity(cottage, april, 7, 2)).status).toBe(200);
  });

  it('is set to the usual number again', async () => {
    await desk.setCapacity(cottage, april, 3, 9);
    expect((await desk.setCapacity(cottage, april, 2, null)).status).toBe(200);
    expect(await desk.capacities(cottage, april, 3)).toEqual([4, 4, 9]);
  });

  it('is refused over the change of a colleague', async () => {
    const rows = [{ resource_pk: cottage, slot: '', shown: [4, 4] }];
    const body = { from: april, to: '2026-04-07', rows };
    const other = await openDesk(api);
    expect((await other.post('capacity', { ...body, capacity: 3 })).status).toBe(200);
    const refused = await desk.post('capacity', { ...body, capacity: 2 });
    expect(refused).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Someone else has changed this/),
      errors: { days: ['6–7 Apr: 3 now'] },
    });
    expect(await desk.capacities(cottage, april, 2)).toEqual([3, 3]);
  });

  it.each([
    [{ from: '2026-03-09', to: '2026-03-10' }, 422, 'from'],
    [{ from: april, to: '2026-04-05' }, 422, 'to'],
    [{ from: april, to: '2026-12-31' }, 422, 'to'],
    [{ from: april, to: '2026-04-08' }, 422, 'rows'],
  ])('of days %j is refused', async (days, status, field) => {
    const rows = [{ resource_pk: cottage, slot: '', shown: [4, 4] }];
    const refused = await desk.post('capacity', { ...days, rows, capacity: 1 });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([status, [field]]);
  });
});

describe('closing', () => {
  it('takes days from the visitor’s calendar and from search, and undo brings them back', async () => {
    const { data } = await desk.close(cottage, '2026-04-07', 2);
    expect(data.summary).toBe('Cottage, 7–8 Apr: closed, Road works');
    expect((await statuses()).slice(0, 4)).toEqual(['AVAILABLE', 'CLOSED', 'CLOSED', 'AVAILABLE']);
    const refused = await browserOf(api).hold(farmStay);
    expect([refused.status, refused.message]).toEqual([409, 'Closed on these days. Please choose again.']);
    const found = async () => {
      const url = '/home/filter?from=2026-04-07&to=2026-04-09&guests=2';
      const { data: listing } = await browserOf(api).call<{ cards: { primary_key: number }[] }>('GET', url);
      return listing.cards.map(({ primary_key }) => primary_key).includes(1);
    };
    // The villa is still open.
    expect(await found()).toBe(true);
    await desk.close(102, '2026-04-07', 1);
    expect(await found()).toBe(false);

    expect((await desk.undo(data.change_pk)).status).toBe(200);
    expect((await statuses()).slice(0, 4)).toEqual(['AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'AVAILABLE']);
    expect(await found()).toBe(true);
  });

  it('opens days in the middle of a period, and the rest of it stays closed', async () => {
    await desk.close(cottage, april, 7, 'Monsoon');
    await desk.close(cottage, '2026-04-08', 2, null);
    const window = await desk.read(april, 7);
    expect(desk.resourceIn(window, cottage).blackouts).toEqual([
      { primary_key: expect.any(Number), from: april, to: '2026-04-07', reason: 'Monsoon' },
      { primary_key: expect.any(Number), from: '2026-04-10', to: '2026-04-12', reason: 'Monsoon' },
    ]);
    expect(await statuses()).toEqual([
      ...['CLOSED', 'CLOSED', 'AVAILABLE', 'AVAILABLE'],
      ...['CLOSED', 'CLOSED', 'CLOSED'],
    ]);
  });

  it('leaves held units', async () => {
    const browser = browserOf(api);
    const { data: held } = await browser.hold(farmStay);
    await desk.close(cottage, april, 7);
    expect((await browser.read(held.reference)).data.status).toBe('ON_HOLD');
  });

  it('is refused when a colleague has closed some of the days since', async () => {
    const body = { from: april, to: '2026-04-08', resources: [{ resource_pk: cottage, shown: [] }] };
    await desk.close(cottage, '2026-04-07', 1, 'Wedding');
    const refused = await desk.post('close', { ...body, reason: 'Painting' });
    expect([refused.status, refused.errors['days']]).toEqual([409, ['7 Apr: closed, Wedding']]);
  });
});

describe('rates', () => {
  const season = {
    experience_pk: 1,
    replaces: null,
    name: 'Coffee blossom',
    from: '2026-04-07',
    to: '2026-04-08',
    weekdays: [],
    percent: 20,
  };
  const price = async () => (await visitorSees()).slice(0, 3).map((day) => day.price);

  it('of a season apply to travellers until it is replaced or removed', async () => {
    const base = 525_000;
    expect(await price()).toEqual([base, base, base]);
    const made = await desk.post('seasons', season);
    expect(made.data.summary).toBe('Cardamom Farm Stay, 7–8 Apr: Coffee blossom +20%');
    expect(await price()).toEqual([base, 630_000, 630_000]);
    const [first] =
      (await desk.read(april, 7)).experiences.find(({ primary_key }) => primary_key === 1)?.seasons ?? [];
    const changed = await desk.post('seasons', { ...season, replaces: first?.primary_key, percent: -10 });
    expect(changed.status).toBe(200);
    expect(await price()).toEqual([base, 472_500, 472_500]);
    // A client that still shows the replaced season gets a conflict.
    expect(await desk.post('removeSeason', { primary_key: first?.primary_key })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Someone else has changed this/),
    });
    expect((await desk.undo(changed.data.change_pk)).status).toBe(200);
    expect(await price()).toEqual([base, 630_000, 630_000]);
    expect((await desk.post('removeSeason', { primary_key: first?.primary_key })).status).toBe(200);
    expect(await price()).toEqual([base, base, base]);
  });

  it('are refused for an unknown experience, and for days in the wrong order', async () => {
    expect(await desk.post('seasons', { ...season, experience_pk: 999 })).toMatchObject({
      status: 404,
      message: 'There is no such experience.',
    });
    const inWrongOrder = await desk.post('seasons', { ...season, to: april });
    expect([inWrongOrder.status, Object.keys(inWrongOrder.errors)]).toEqual([422, ['to']]);
    const tooLow = await desk.post('seasons', { ...season, percent: -91 });
    expect([tooLow.status, tooLow.errors]).toEqual([400, { percent: ['Enter a change of -90 % or more.'] }]);
  });
});

test('the availability check reflects a change as well', async () => {
  await desk.setCapacity(cottage, '2026-04-07', 2, 1);
  const url = '/availability/check?experience_pk=1&from=2026-04-07&to=2026-04-09&guests=2';
  const { data } = await browserOf(api).call<ExperienceAvailability>('GET', url);
  expect(data.options.find(({ option_pk }) => option_pk === cottage)).toMatchObject({
    status: 'LIMITED',
    vacancies: 1,
  });
});
