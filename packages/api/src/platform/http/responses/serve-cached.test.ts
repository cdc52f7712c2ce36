import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { activity, type BackOffice, story } from '../../../testing/back-office';
import { type Editor, setUpEditor } from '../../../testing/editor';

let backOffice: BackOffice;
let editor: Editor;
setUpEditor((started) => ({ backOffice, editor } = started));

let heard = () => {};
beforeAll(() => backOffice.api.database.listen('content_changed', () => heard()));

/**
 * Changes content, which invalidates every cached response, and waits for the notification, which does so
 * again.
 */
async function changeContent(): Promise<void> {
  const notification = new Promise<void>((resolve) => (heard = resolve));
  await editor.save('/admin/createActivity', { ...activity, name: randomUUID() });
  await notification;
}
beforeEach(() => changeContent());

/** Updates a record directly in the database, to show whether a response was read again. */
async function renameTheme(name: string): Promise<void> {
  await backOffice.api.db.execute(sql`UPDATE themes SET name = ${name} WHERE primary_key = 1`);
}

const themeNames = async (url: string) => {
  const { body } = await backOffice.call('GET', url);
  return JSON.stringify(body.data).match(/Theme \w+/g) ?? [];
};

const dayMs = 24 * 3_600_000;
const detail = '/experience/getExpByPk?primary_key=1';

it('response is cached until content changes', async () => {
  await renameTheme('Theme one');
  expect(await themeNames(detail)).toContain('Theme one');
  await renameTheme('Theme two');
  expect(await themeNames(detail)).toContain('Theme one');
  await changeContent();
  expect(await themeNames(detail)).toContain('Theme two');
});

it('response is computed again on the next day, which has other prices', async () => {
  await renameTheme('Theme one');
  expect(await themeNames(detail)).toContain('Theme one');
  await renameTheme('Theme two');
  backOffice.api.wait(dayMs);
  try {
    expect(await themeNames(detail)).toContain('Theme two');
  } finally {
    // The other tests continue with sessions that last for twelve hours.
    backOffice.api.wait(-dayMs);
  }
});

it('each input has its own response, in the query and in the body', async () => {
  const keyOf = async (key: number) => {
    const { body } = await backOffice.call('GET', `/experience/getExpByPk?primary_key=${key}`);
    return body.data.primary_key;
  };
  expect([await keyOf(1), await keyOf(2), await keyOf(1)]).toEqual([1, 2, 1]);
  const cards = async (maxStory: string) => {
    const { body } = await backOffice.call('POST', '/getStoriesForCard', {}, { maxStory });
    return Object.values(body.data).length;
  };
  expect([await cards('1'), await cards('0'), await cards('1')]).toEqual([1, 0, 1]);
});

describe('an entity tag', () => {
  const ask = (url: string, etag?: unknown) =>
    backOffice.api.app.inject({ url, headers: etag === undefined ? {} : { 'if-none-match': String(etag) } });

  it('is the same until the response changes, regardless of other changes', async () => {
    const { primary_key, version } = await editor.saveStory(story);
    const url = `/getBlogByPk?primary_key=${primary_key}`;
    const { etag } = (await ask(url)).headers;
    await changeContent();
    const second = await ask(url, `"another", W/${etag}`);
    expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, '', etag]);
    await editor.saveStory({ ...story, author: 'Asha', primary_key, version });
    const third = await ask(url, etag);
    expect(third.statusCode).toBe(200);
    expect(third.headers.etag).not.toBe(etag);
  });

  it('of a read-only POST is sent, and the response is always complete', async () => {
    const request = { method: 'POST', url: '/getStoriesForCard', payload: { maxStory: '3' } } as const;
    const { etag } = (await backOffice.api.app.inject(request)).headers;
    expect(etag).toMatch(/^".+"$/);
    const again = await backOffice.api.app.inject({ ...request, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.headers.etag]).toEqual([200, etag]);
  });

  it('is absent from errors and personal data', async () => {
    expect((await ask('/getBlogByPk?primary_key=999999')).headers.etag).toBeUndefined();
    const { headers } = await backOffice.api.app.inject({
      url: '/admin/me',
      headers: backOffice.staff.content,
    });
    expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store']);
  });
});
