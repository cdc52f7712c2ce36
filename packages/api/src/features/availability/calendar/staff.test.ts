import { browserOf } from '../../../testing/bookings/booking-api';
import { openDesk } from '../../../testing/bookings/calendar-desk';
import { newPerson, signInStaff } from '../../../testing/people';
import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 1_000 });
});
afterAll(() => api.close());

/** Cottage of the farm stay: 4 a night. */
const cottage = 101;
const april = '2026-04-06';

test('every change is in the audit log, with values before and after', async () => {
  const desk = await openDesk(api);
  await desk.setCapacity(cottage, april, 7, 2);
  const { data } = await desk.close(cottage, april, 2);
  await desk.undo(data.change_pk);
  const { headers } = await signInStaff(api, 'admin', newPerson());
  const log = await browserOf(api, headers).call<{ entries: unknown[] }>(
    'GET',
    '/admin/auditLog?subject=resource',
  );
  expect(log.data.entries).toMatchObject([
    { action: 'undoCalendarChange', subject: 'resource 101' },
    {
      action: 'closeDays',
      actor: { name: 'Staff operator' },
      changes: { closed: { from: [], to: ['2026-04-06…2026-04-07 Road works'] } },
    },
    { action: 'setCapacity', changes: { '2026-04-06…2026-04-12': { from: 4, to: 2 } } },
  ]);
});

test('only operators and admins may read or change the calendar', async () => {
  for (const role of ['content', 'sales', 'finance', 'operator', 'admin'] as const) {
    const { headers } = await signInStaff(api, role, newPerson());
    const url = `/admin/calendar?from=${april}`;
    const read = await api.app.inject({ url, headers });
    const change = await api.app.inject({
      method: 'POST',
      url: '/admin/calendar/undo',
      payload: { change_pk: 1 },
      headers,
    });
    const allowed = role === 'operator' || role === 'admin';
    expect([role, read.statusCode, change.statusCode]).toEqual([
      role,
      allowed ? 200 : 403,
      allowed ? 404 : 403,
    ]);
  }
  expect((await api.app.inject({ url: `/admin/calendar?from=${april}` })).statusCode).toBe(401);
});
