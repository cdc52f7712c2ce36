import { activity, type BackOffice, startBackOffice } from '../../testing/back-office';

let backOffice: BackOffice;
beforeAll(async () => {
  backOffice = await startBackOffice();
});
afterAll(() => backOffice.close());

it('finds experiences by an activity’s new name', async () => {
  await backOffice.call('POST', '/admin/createActivity', backOffice.staff.content, {
    ...activity,
    primary_key: 3,
    version: 0,
    name: 'Coracle paddling',
  });
  const response = await backOffice.api.app.inject({ url: '/search/all?text=coracle' });
  expect(response.json()).toMatchObject({ data: { experiences: [{ primary_key: 3 }] } });
});

it('saves several activities or none', async () => {
  const second = { ...activity, name: 'Caving', group_key: 'no-such-group' };
  const both = await backOffice.call('POST', '/admin/createActivities', backOffice.staff.content, {
    activities: [activity, second],
  });
  expect(both.status).toBe(422);
  const url = '/getPageByPageUrl?page_url=rock-climbing';
  expect((await backOffice.call('GET', url)).status).toBe(404);
  await backOffice.call('POST', '/admin/createActivities', backOffice.staff.content, {
    activities: [activity],
  });
  expect((await backOffice.call('GET', url)).status).toBe(200);
  expect(
    (await backOffice.call('POST', '/admin/createActivity', backOffice.staff.content, activity)).status,
  ).toBe(409);
});
