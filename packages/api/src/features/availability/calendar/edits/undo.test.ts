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
