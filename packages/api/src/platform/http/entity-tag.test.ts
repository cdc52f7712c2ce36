import { activity, type BackOffice, startBackOffice, story } from '../../testing/back-office';
import { startEditor } from '../../testing/editor';

let backOffice: BackOffice;
beforeAll(async () => {
  backOffice = await startBackOffice();
});
afterAll(() => backOffice.close());

const ask = (url: string, etag?: unknown) =>
  backOffice.api.app.inject({ url, headers: etag === undefined ? {} : { 'if-none-match': String(etag) } });

it('an answer is the same until what it shows changes, whatever else does', async () => {
  const editor = startEditor(backOffice);
  const { primary_key, version } = await editor.saveStory(story);
  const url = `/getBlogByPk?primary_key=${primary_key}`;
  const { etag } = (await ask(url)).headers;
  await editor.save('/admin/createActivity', activity);
  const second = await ask(url, `"another", W/${etag}`);
  expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, '', etag]);
  await editor.saveStory({ ...story, author: 'Asha', primary_key, version });
  const third = await ask(url, etag);
  expect(third.statusCode).toBe(200);
  expect(third.headers.etag).not.toBe(etag);
});

it('a POST that only reads has a tag to compare, and is answered', async () => {
  const request = { method: 'POST', url: '/getStoriesForCard', payload: { maxStory: '3' } } as const;
  const { etag } = (await backOffice.api.app.inject(request)).headers;
  expect(etag).toMatch(/^".+"$/);
  const again = await backOffice.api.app.inject({ ...request, headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.headers.etag]).toEqual([200, etag]);
});

it('errors, and what is about one person, have none', async () => {
  expect((await ask('/getBlogByPk?primary_key=999999')).headers.etag).toBeUndefined();
  const { headers } = await backOffice.api.app.inject({
    url: '/admin/me',
    headers: backOffice.staff.content,
  });
  expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store']);
});
