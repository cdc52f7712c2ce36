import * as endpoints from '@kaadu/contracts/content';
import { listAuditEntries } from '@kaadu/contracts/audit';
import { type BackOffice, story } from '../../testing/back-office';
import { dataOf } from '../../testing/data/data-of';
import { type Editor, setUpEditor } from '../../testing/editor';
import { newPerson, signUp } from '../../testing/people';

let backOffice: BackOffice;
let editor: Editor;
setUpEditor((started) => ({ backOffice, editor } = started));

describe('a preview', () => {
  it('shows the page with the draft and publishes nothing', async () => {
    const before = await backOffice.call('GET', '/contentVersion');
    const title = 'Previewed only';
    const { primary_key } = await editor.saveStory({ ...story, title, state: 'draft' });
    const url = `/admin/content/stories/${primary_key}/preview`;
    const { body } = await backOffice.call('GET', url, backOffice.staff.content);
    expect(dataOf(endpoints.previewContent, body)).toMatchObject({
      noun: 'stories',
      detail: { primary_key, blog_title: title, blog_url: 'previewed-only', destination: { primary_key: 1 } },
    });
    const page = await backOffice.call('GET', `/getBlogByPk?primary_key=${primary_key}`);
    expect(page.status).toBe(404);
    expect((await backOffice.call('GET', url)).status).toBe(401);
    expect(await backOffice.call('GET', '/contentVersion')).toEqual(before);
  });

  it('shows an experience at the price of its draft', async () => {
    const { body: content, version } = await editor.read('experiences', 3);
    const options = [{ ...Object(Object(content['options'])[0]), base_paise: 1_234_500 }];
    const all = Array.isArray(content['options']) ? [...options, ...content['options'].slice(1)] : options;
    await editor.save('/admin/createExperience', {
      ...content,
      options: all,
      title: 'Costly coracle',
      primary_key: 3,
      version,
      state: 'draft',
    });
    const preview = await backOffice.call(
      'GET',
      '/admin/content/experiences/3/preview',
      backOffice.staff.content,
    );
    const shown = dataOf(endpoints.previewContent, preview.body);
    expect(shown).toMatchObject({ noun: 'experiences', detail: { title: 'Costly coracle' } });
    expect(JSON.stringify(shown)).toContain('1234500');
    const live = await backOffice.api.app.inject({ url: '/experience/getExpByPk?primary_key=3' });
    expect(live.body).not.toContain('Costly coracle');
  });
});

describe('roles', () => {
  it('restrict discounts to sales, and everything else to content', async () => {
    const { content, sales, finance } = backOffice.staff;
    const traveller = await signUp(backOffice.api, newPerson());
    const statuses = async (url: string) =>
      Promise.all(
        [content, sales, finance, traveller.headers].map(
          async (headers) => (await backOffice.call('GET', url, headers)).status,
        ),
      );
    expect(await statuses('/admin/content?noun=stories')).toEqual([200, 403, 403, 403]);
    expect(await statuses('/admin/content?noun=discounts')).toEqual([403, 200, 403, 403]);
    expect(await statuses('/admin/content/stories/1')).toEqual([200, 403, 403, 403]);
    expect(await statuses('/admin/content/stories/1/preview')).toEqual([200, 403, 403, 403]);
  });
});

it('audit log records the fields before and after a change', async () => {
  const { primary_key, version } = await editor.saveStory({ ...story, title: 'Logged' });
  await editor.saveStory({ ...story, title: 'Logged', author: 'Asha', primary_key, version });
  const url = `/admin/auditLog?subject=story%20${primary_key}`;
  const { body } = await backOffice.call('GET', url, backOffice.staff.admin);
  expect(dataOf(listAuditEntries, body).entries[0]?.changes).toEqual({
    author: { from: 'Nila', to: 'Asha' },
  });
});

it('every published record of the sample can be opened and saved unchanged', async () => {
  const saves = {
    stories: '/admin/createBlog',
    activities: '/admin/createActivity',
    places: '/admin/createPlace',
    guides: '/admin/createGuide',
    experiences: '/admin/createExperience',
  };
  for (const noun of ['stories', 'activities', 'places', 'guides', 'experiences'] as const) {
    const { records } = await editor.list(`noun=${noun}`);
    expect(records.length).toBeGreaterThan(0);
    for (const { primary_key } of records) {
      const { body, version, published } = await editor.read(noun, primary_key);
      await editor.save(saves[noun], { ...(published ?? body), primary_key, version });
      expect((await editor.read(noun, primary_key)).published).toEqual(published ?? body);
    }
  }
});
