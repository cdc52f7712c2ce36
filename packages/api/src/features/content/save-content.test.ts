import { activity, type BackOffice, place, startBackOffice, story } from '../../testing/back-office';

let backOffice: BackOffice;
beforeAll(async () => {
  backOffice = await startBackOffice();
});
afterAll(() => backOffice.close());

it('search finds experiences by an activity’s new name', async () => {
  await backOffice.call('POST', '/admin/createActivity', backOffice.staff.content, {
    ...activity,
    primary_key: 3,
    version: 0,
    name: 'Coracle paddling',
  });
  const response = await backOffice.api.app.inject({ url: '/search/all?text=coracle' });
  expect(response.json()).toMatchObject({ data: { experiences: [{ primary_key: 3 }] } });
});

it('save of several activities is atomic', async () => {
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

it('save changes the place with the given key, and rejects an unknown key', async () => {
  const { body } = await backOffice.call('POST', '/admin/createPlace', backOffice.staff.content, place);
  const { primary_key } = body.data;
  await backOffice.call('POST', '/admin/createPlace', backOffice.staff.content, {
    ...place,
    primary_key,
    version: 1,
    name: 'Mandalpatti ridge',
  });
  const shown = await backOffice.call('GET', `/travel/getPlaceByPk?primary_key=${primary_key}`);
  expect(shown.body.data).toMatchObject({ name: 'Mandalpatti ridge', slug: 'mandalpatti-ridge' });
  const missing = { ...place, primary_key: 77, version: 1 };
  expect(
    (await backOffice.call('POST', '/admin/createPlace', backOffice.staff.content, missing)).status,
  ).toBe(404);
});

it('new story replaces the cached newest story at once', async () => {
  const before = await backOffice.call('GET', '/getRecentStory');
  const { body } = await backOffice.call('POST', '/admin/createBlog', backOffice.staff.content, {
    ...story,
    title: 'Newest of all',
    published_at: '2026-04-10',
  });
  const after = await backOffice.call('GET', '/getRecentStory');
  expect(after.body.data).toEqual({ primary_key: body.data.primary_key, blog_url: 'newest-of-all' });
  expect(after.body).not.toEqual(before.body);
});
