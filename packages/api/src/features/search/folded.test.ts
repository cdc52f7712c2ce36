import { foldedWords, foldForSearch } from '@kaadu/contracts/search-text';
import { eq, sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { experiences } from '../catalogue';
import { folded, phraseOf } from './folded';
import { refreshSearchIndex } from './refresh-search-index';
import { findExperienceKeys, searchAll } from './search-all';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.db
    .update(experiences)
    .set({ title: 'Mãe Café ಮಯ್ಸೂರು ಪ್ರಿ\u{200D}ಯಾ ΑΘΗΝΑ' })
    .where(eq(experiences.primaryKey, 2));
  await api.db.transaction((tx) => refreshSearchIndex(tx, new Map([['experiences', [2]]])));
});
afterAll(() => api.close());

test.each([
  'mae',
  'MÃE',
  'Ma\u{303}e',
  'café',
  'cafe',
  'ಮಯ್ಸೂರು',
  'ಮಯ್\u{200C}ಸೂರು',
  'ಪ್ರಿಯಾ',
  'αθηνα',
  'mae cafe',
])('search finds %s without regard to marks, joiners and normal form', async (text) => {
  expect(await findExperienceKeys(api.db, text)).toEqual([2]);
  expect((await searchAll(api.db, text)).experiences.map(({ primary_key }) => primary_key)).toEqual([2]);
});

test.each(['Mãe', 'Ma\u{303}e', 'ＭＡＥ', 'ಯ್\u{200C}ಯ', 'ÐŁ Ø', 'Straße', 'ΑΘΗΝΑ', 'Щи', 'बारिश।'])(
  'the database folds %j as the contracts do',
  async (text) => {
    const { rows } = await api.db.execute(
      sql`SELECT ${folded(sql`${text}::text`)} AS text, ${phraseOf(sql`${text}::text`)}::text AS words`,
    );
    expect(rows).toEqual([
      {
        text: foldForSearch(text),
        words: foldedWords(text)
          .map((word) => `'${word}'`)
          .join(' <-> '),
      },
    ]);
  },
);
