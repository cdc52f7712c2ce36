import { type BackOffice, startBackOffice, story } from '../../testing/back-office';

let backOffice: BackOffice;
beforeAll(async () => {
  backOffice = await startBackOffice();
});
afterAll(() => backOffice.close());

it('shows a new story at once where the newest was cached', async () => {
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
