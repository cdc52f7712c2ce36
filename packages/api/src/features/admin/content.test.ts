import { type Office, activity, place, startOffice, story } from '../../testing/back-office';

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

describe('content', () => {
  it('is shown at once, everywhere, though it was cached', async () => {
    const before = await office.call('GET', '/getRecentStory');
    const { body } = await office.call('POST', '/admin/createBlog', office.staff.content, {
      ...story,
      title: 'Newest of all',
      published_at: '2026-04-10',
    });
    const after = await office.call('GET', '/getRecentStory');
    expect(after.body.data).toEqual({ primary_key: body.data.primary_key, blog_url: 'newest-of-all' });
    expect(after.body).not.toEqual(before.body);
  });

  it('changes the record whose key is given, and refuses one that is not there', async () => {
    const { body } = await office.call('POST', '/admin/createPlace', office.staff.content, place);
    const { primary_key } = body.data;
    await office.call('POST', '/admin/createPlace', office.staff.content, {
      ...place,
      primary_key,
      name: 'Mandalpatti ridge',
    });
    const shown = await office.call('GET', `/travel/getPlaceByPk?primary_key=${primary_key}`);
    expect(shown.body.data).toMatchObject({ name: 'Mandalpatti ridge', slug: 'mandalpatti-ridge' });
    const missing = { ...place, primary_key: 77 };
    expect((await office.call('POST', '/admin/createPlace', office.staff.content, missing)).status).toBe(404);
  });

  it('finds experiences by an activity’s new name', async () => {
    await office.call('POST', '/admin/createActivity', office.staff.content, {
      ...activity,
      primary_key: 3,
      name: 'Coracle paddling',
    });
    const response = await office.api.app.inject({ url: '/search/all?text=coracle' });
    expect(response.json()).toMatchObject({ data: { experiences: [{ primary_key: 3 }] } });
  });

  it('saves several activities or none', async () => {
    const second = { ...activity, name: 'Caving', group_key: 'no-such-group' };
    const both = await office.call('POST', '/admin/createActivities', office.staff.content, {
      activities: [activity, second],
    });
    expect(both.status).toBe(422);
    const url = '/getPageByPageUrl?page_url=rock-climbing';
    expect((await office.call('GET', url)).status).toBe(404);
    await office.call('POST', '/admin/createActivities', office.staff.content, { activities: [activity] });
    expect((await office.call('GET', url)).status).toBe(200);
    expect((await office.call('POST', '/admin/createActivity', office.staff.content, activity)).status).toBe(
      409,
    );
  });

  it('refuses a picture that does not exist', async () => {
    const body = { name: 'Paddle', image_path: 'nowhere/1' };
    expect((await office.call('POST', '/admin/icons', office.staff.content, body)).status).toBe(422);
    const good = { name: 'Paddle', image_path: 'experiences/3/1' };
    expect((await office.call('POST', '/admin/icons', office.staff.content, good)).status).toBe(200);
    expect((await office.call('GET', '/admin/icons', office.staff.content)).body.data).toMatchObject([good]);
  });
});
