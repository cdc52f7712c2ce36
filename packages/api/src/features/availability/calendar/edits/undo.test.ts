import type { ExperienceAvailability } from '@kaadu/contracts/availability';
import { browserOf, farmStay } from '../../../../testing/bookings/booking-api';
import { findViolations } from '../../../../testing/bookings/booking-invariants';
import { type Desk, openDesk } from '../../../../testing/bookings/calendar-desk';
import { startTestApi, type TestApi } from '../../../../testing/test-api';

let api: TestApi;
let desk: Desk;
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 1_000 });
  desk = await openDesk(api);
});
afterAll(async () => {
  expect(await findViolations(api.db)).toEqual([]);
  await api.close();
});

const villa = 102;

test('a change is undone once, and its undo can be undone as well', async () => {
  const from = '2026-05-04';
  const { data } = await desk.setCapacity(villa, from, 3, 7);
  const back = await desk.undo(data.change_pk);
  expect([back.status, back.data.summary]).toEqual([200, 'Undone: Villa, 4–6 May: 7 a day']);
  expect(await desk.capacities(villa, from, 3)).toEqual([4, 4, 4]);
  const again = await desk.undo(data.change_pk);
  expect([again.status, again.message]).toEqual([409, 'This change has been undone already.']);
  expect((await desk.undo(back.data.change_pk)).status).toBe(200);
  expect(await desk.capacities(villa, from, 3)).toEqual([7, 7, 7]);
});

test('changes are undone one after the other, the last first', async () => {
  const from = '2026-05-11';
  const first = await desk.close(villa, from, 7, 'Monsoon');
  const second = await desk.close(villa, '2026-05-13', 2, null);
  const third = await desk.close(villa, '2026-05-13', 1, 'Wedding');
  for (const { data } of [third, second, first]) expect((await desk.undo(data.change_pk)).status).toBe(200);
  expect(desk.resourceIn(await desk.read(from, 7), villa).blackouts).toEqual([]);
});

test('an undo is refused without effect when a colleague has changed some of the same since', async () => {
  const from = '2026-05-18';
  const { data } = await desk.setCapacity(villa, from, 3, 6);
  const colleague = await openDesk(api);
  await colleague.setCapacity(villa, '2026-05-19', 1, 5);
  const refused = await desk.undo(data.change_pk);
  expect(refused).toMatchObject({ status: 409, errors: { days: ['19 May: 5 now'] } });
  expect(await desk.capacities(villa, from, 3)).toEqual([6, 5, 6]);

  const closed = await desk.close(villa, from, 3);
  await colleague.close(villa, '2026-05-20', 1, null);
  expect(await desk.undo(closed.data.change_pk)).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Someone else has changed this/),
  });
});

test('the undo of an opening leaves days that a colleague has closed since', async () => {
  const from = '2026-05-25';
  await desk.close(villa, from, 5, 'Monsoon');
  const opened = await desk.close(villa, '2026-05-26', 2, null);
  const colleague = await openDesk(api);
  await colleague.close(villa, '2026-05-27', 1, 'Wedding');
  const refused = await desk.undo(opened.data.change_pk);
  expect(refused).toMatchObject({ status: 409, errors: { days: ['27 May: closed, Wedding'] } });
});

test('an undo succeeds when colleagues have changed other days only', async () => {
  const from = '2026-06-01';
  const { data } = await desk.setCapacity(villa, from, 2, 6);
  const colleague = await openDesk(api);
  await colleague.setCapacity(villa, '2026-06-03', 2, 5);
  expect((await desk.undo(data.change_pk)).status).toBe(200);
  expect(await desk.capacities(villa, from, 4)).toEqual([4, 4, 5, 5]);
});

test('an undo is refused with the days when more has been sold since', async () => {
  const trip = { ...farmStay, option_pk: villa, from: '2026-06-08', to: '2026-06-09' };
  const { data } = await desk.setCapacity(villa, '2026-06-08', 2, 6);
  for (let rooms = 0; rooms < 5; rooms += 1) await browserOf(api).hold(trip);
  const refused = await desk.undo(data.change_pk);
  expect(refused).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^More than that is held and sold/),
    errors: { days: ['8 Jun: 5 held, 0 sold'] },
  });
  expect(await desk.capacities(villa, '2026-06-08', 2)).toEqual([6, 6]);
});

test('one of two concurrent attempts to undo a change succeeds', async () => {
  const { data } = await desk.setCapacity(villa, '2026-06-15', 3, 6);
  const responses = await Promise.all([desk.undo(data.change_pk), desk.undo(data.change_pk)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = responses.find(({ status }) => status === 409);
  expect(refused?.message).toBe('This change has been undone already.');
  expect(await desk.capacities(villa, '2026-06-15', 3)).toEqual([4, 4, 4]);
});

test('an unknown change is not found', async () => {
  expect(await desk.undo(2_147_483_647)).toMatchObject({
    status: 404,
    message: 'This change is too old to undo, or was never made.',
  });
});

describe('the rate of an option', () => {
  const option = 102;
  const from = '2026-06-01';
  const to = '2026-06-03';
  const rates = async () => {
    const window = await desk.read(from, 4);
    const own = window.experiences
      .flatMap(({ options }) => options)
      .find((one) => one.primary_key === option);
    return own?.rates;
  };
  const quoteOn = async (day: string, next: string) => {
    const url = `/availability/check?experience_pk=1&from=${day}&to=${next}&guests=2`;
    const { data } = await browserOf(api).call<ExperienceAvailability>('GET', url);
    return data.options.find((one) => one.option_pk === option)?.quote?.lines[0]?.amount;
  };

  test('is set for days, charged to travellers at once, audited, and undone', async () => {
    const usual = await quoteOn('2026-06-02', '2026-06-03');
    const body = { option_pk: option, from, to, shown: [null, null, null], rate: 1_234_500 };
    const { status, data } = await desk.post('rates', body);
    expect([status, data.summary]).toEqual([200, 'Cardamom Farm Stay, Villa, 1–3 Jun: ₹12,345']);
    expect(await rates()).toEqual(
      ['2026-06-01', '2026-06-02', '2026-06-03'].map((day) => ({ day, rate: 1_234_500 })),
    );
    expect(await quoteOn('2026-06-02', '2026-06-03')).toBe(1_234_500);

    const cleared = await desk.post('rates', {
      ...body,
      from: to,
      shown: [1_234_500],
      rate: null,
    });
    expect(cleared.data.summary).toBe('Cardamom Farm Stay, Villa, 3 Jun: the usual rate');
    expect(await rates()).toHaveLength(2);
    expect((await desk.undo(cleared.data.change_pk)).status).toBe(200);
    expect((await desk.undo(data.change_pk)).status).toBe(200);
    expect(await rates()).toEqual([]);
    expect(await quoteOn('2026-06-02', '2026-06-03')).toBe(usual);
  });

  test('is refused for days that a colleague has changed since, for past days and for fractions', async () => {
    const body = { option_pk: option, from, to: from, shown: [null], rate: 900_000 };
    const { data } = await desk.post('rates', body);
    expect(await desk.post('rates', { ...body, rate: 800_000 })).toMatchObject({
      status: 409,
      errors: { days: ['1 Jun: ₹9,000 now'] },
    });
    expect((await desk.post('rates', { ...body, from: '2026-03-01', to: '2026-03-01' })).errors).toEqual({
      from: ['Past days cannot be changed.'],
    });
    expect((await desk.post('rates', { ...body, rate: 900_050 })).errors).toEqual({
      rate: ['Enter the price in whole rupees.'],
    });
    expect((await desk.undo(data.change_pk)).status).toBe(200);
  });
});
