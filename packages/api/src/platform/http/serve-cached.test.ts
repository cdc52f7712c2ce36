import { sql } from 'drizzle-orm';
import { activity, type BackOffice, startBackOffice } from '../../testing/back-office';
import { startEditor } from '../../testing/editor';

let backOffice: BackOffice;
beforeEach(async () => {
  backOffice = await startBackOffice();
});
afterEach(() => backOffice.close());

/** Changes a record behind the API's back, so that it shows whether an answer was read anew. */
async function renameTheme(name: string): Promise<void> {
  await backOffice.api.db.execute(sql`UPDATE themes SET name = ${name} WHERE primary_key = 1`);
}

const themeNames = async (url: string) => {
  const { body } = await backOffice.call('GET', url);
  return JSON.stringify(body.data).match(/Theme \w+/g) ?? [];
};

const detail = '/experience/getExpByPk?primary_key=1';

it('an answer is kept until content changes', async () => {
  await renameTheme('Theme one');
  expect(await themeNames(detail)).toContain('Theme one');
  await renameTheme('Theme two');
  expect(await themeNames(detail)).toContain('Theme one');
  await startEditor(backOffice).save('/admin/createActivity', activity);
  expect(await themeNames(detail)).toContain('Theme two');
});

it('an answer is made anew on the next day, which has other prices', async () => {
  await renameTheme('Theme one');
  await themeNames(detail);
  await renameTheme('Theme two');
  backOffice.api.wait(24 * 3_600_000);
  expect(await themeNames(detail)).toContain('Theme two');
});

it('each input has an answer of its own, in the query as in the body', async () => {
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
