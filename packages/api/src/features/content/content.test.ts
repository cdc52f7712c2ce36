import * as endpoints from '@kaadu/contracts/content';
import { activity, type BackOffice, place, story } from '../../testing/back-office';
import { dataOf } from '../../testing/data/data-of';
import { type Editor, setUpEditor } from '../../testing/editor';
import { newPerson, signUp } from '../../testing/people';

let backOffice: BackOffice;
let editor: Editor;
setUpEditor((started) => ({ backOffice, editor } = started));

/** Returns every place where a visitor could find a story. */
async function visitorSees(text: string, primaryKey: number): Promise<string[]> {
  const { app } = backOffice.api;
  const gets = [
    '/home/getHomeDetails',
    '/home/bootstrapStories',
    '/getRecentStory',
    '/sitemap/pages',
    `/search/all?text=${encodeURIComponent(text)}`,
    '/search/static',
    `/getBlogByPk?primary_key=${primaryKey}`,
    `/getBlogOnClick?primary_key=${primaryKey}`,
  ];
  const responses = await Promise.all([
    ...gets.map(async (url) => ({ url, response: await app.inject({ url }) })),
    (async () => ({
      url: 'the feed',
      response: await app.inject({ method: 'POST', url: '/getStoriesForCard', payload: { maxStory: '24' } }),
    }))(),
  ]);
  const slug = text.toLowerCase().replaceAll(' ', '-');
  return responses
    .filter(({ response }) => response.statusCode === 200)
    .filter(({ response: { body } }) => body.includes(text) || body.includes(slug))
    .map(({ url }) => url);
}

describe('a draft', () => {
  it('is visible to editors only, until it is published under the same key', async () => {
    const title = 'Night train to Shimoga';
    const draft = await editor.saveStory({ ...story, title, published_at: '2026-05-01', state: 'draft' });
    expect(draft).toEqual({ primary_key: draft.primary_key, version: 1, state: 'draft' });
    expect(await visitorSees(title, draft.primary_key)).toEqual([]);
    expect((await editor.list('noun=stories&state=draft&q=night')).records).toMatchObject([
      { primary_key: draft.primary_key, title, state: 'draft', version: 1, saved_by: 'Staff content' },
    ]);

    const published = await editor.saveStory({
      ...story,
      title,
      published_at: '2026-05-01',
      ...draft,
      state: 'published',
    });
    expect(published).toEqual({ primary_key: draft.primary_key, version: 2, state: 'published' });
    expect(await visitorSees(title, draft.primary_key)).toEqual(
      expect.arrayContaining(['/home/bootstrapStories', '/getRecentStory', '/sitemap/pages', 'the feed']),
    );
  });

  it('of a published record changes nothing that visitors see', async () => {
    const { primary_key } = await editor.saveStory({ ...story, title: 'Plain title' });
    await editor.saveStory({ ...story, title: 'Braver title', primary_key, version: 1, state: 'draft' });
    expect(await visitorSees('Braver title', primary_key)).toEqual([]);
    expect(await editor.read('stories', primary_key)).toMatchObject({
      state: 'changed',
      version: 2,
      body: { title: 'Braver title' },
      published: { title: 'Plain title' },
    });
    const { body } = await backOffice.call(
      'POST',
      `/admin/content/stories/${primary_key}/discard`,
      backOffice.staff.content,
      { version: 2 },
    );
    expect(dataOf(endpoints.discardDraft, body)).toBeNull();
    expect(await editor.read('stories', primary_key)).toMatchObject({
      state: 'published',
      body: { title: 'Plain title' },
    });
  });

  it('of an unpublished record is deleted with it when discarded', async () => {
    const { primary_key } = await editor.saveStory({ ...story, title: 'Nothing', state: 'draft' });
    const url = `/admin/content/stories/${primary_key}`;
    await backOffice.call('POST', `${url}/discard`, backOffice.staff.content, { version: 1 });
    expect((await backOffice.call('GET', url, backOffice.staff.content)).status).toBe(404);
  });

  it('does not exist for discounts and icons', async () => {
    const icon = { name: 'Tent', image_path: 'experiences/3/1', state: 'draft' };
    expect(await backOffice.call('POST', '/admin/icons', backOffice.staff.content, icon)).toMatchObject({
      status: 422,
      body: { message: 'This kind of record has no drafts: it can only be published.' },
    });
  });
});

describe('withdrawing a record', () => {
  it('makes it a draft, which can be published at its old URL', async () => {
    const { primary_key } = await editor.saveStory({ ...story, title: 'Here and gone' });
    const url = `/admin/content/stories/${primary_key}/withdraw`;
    const { status } = await backOffice.call('POST', url, backOffice.staff.content, { version: 1 });
    expect([status, await visitorSees('Here and gone', primary_key)]).toEqual([200, []]);
    await editor.saveStory({ ...story, title: 'Here and gone', primary_key, version: 2 });
    expect(await visitorSees('Here and gone', primary_key)).toContain(
      `/getBlogByPk?primary_key=${primary_key}`,
    );
  });

  it('is rejected when bookings or ratings refer to it', async () => {
    const { version } = await editor.read('experiences', 3);
    const url = '/admin/content/experiences/3/withdraw';
    const refused = {
      status: 409,
      body: { message: 'This cannot be removed from the site: bookings may refer to it.' },
    };
    expect(await backOffice.call('POST', url, backOffice.staff.content, { version })).toMatchObject(refused);
    const { primary_key } = await editor.save('/admin/createPlace', place);
    const traveller = await signUp(backOffice.api, newPerson());
    const rating = { place_pk: primary_key, rating: 5, text: 'Misty.' };
    expect((await backOffice.call('POST', '/createPlaceRating', traveller.headers, rating)).status).toBe(200);
    const placeUrl = `/admin/content/places/${primary_key}/withdraw`;
    expect((await backOffice.call('POST', placeUrl, backOffice.staff.content, { version: 1 })).status).toBe(
      409,
    );
  });
});

describe('two editors', () => {
  it('do not overwrite each other: the second one sees who saved and what differs', async () => {
    const { primary_key, version } = await editor.saveStory({ ...story, title: 'Shared' });
    await backOffice.call('POST', '/admin/createBlog', backOffice.staff.admin, {
      ...story,
      title: 'Shared',
      author: 'Asha',
      primary_key,
      version,
    });
    const mine = { ...story, title: 'Shared by me', primary_key, version };
    const refused = await backOffice.call('POST', '/admin/createBlog', backOffice.staff.content, mine);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      message: expect.stringContaining('Staff admin saved this at'),
      errors: { title: [expect.any(String)], author: [expect.any(String)] },
    });
    expect((await editor.read('stories', primary_key)).body).toMatchObject({
      title: 'Shared',
      author: 'Asha',
    });
  });

  it('get one success and one conflict when they save at the same time', async () => {
    const { primary_key } = await editor.save('/admin/createActivity', { ...activity, name: 'Bouldering' });
    const responses = await Promise.all(
      ['One', 'Two'].map((tagline) =>
        backOffice.call('POST', '/admin/createActivity', backOffice.staff.content, {
          ...activity,
          name: 'Bouldering',
          tagline,
          primary_key,
          version: 1,
        }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('must send a version', async () => {
    const { primary_key } = await editor.saveStory({ ...story, title: 'Unversioned' });
    const body = { ...story, primary_key };
    expect(await backOffice.call('POST', '/admin/createBlog', backOffice.staff.content, body)).toMatchObject({
      status: 422,
      body: { message: 'Send the version of the record that you have changed.' },
    });
  });
});
