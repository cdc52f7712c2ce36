import { eq, sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { activities } from '../activities';
import { destinations, experiences } from '../catalogue';
import { refreshSearchIndex } from './refresh-search-index';
import { searchExperiences } from './search-experiences';

let api: TestApi;
// Every test changes the shared index.
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const found = async (...words: string[]) =>
  (await searchExperiences(api.db, words)).map(({ primary_key }) => primary_key);
const refresh = (...keys: number[]) =>
  api.db.transaction((tx) => refreshSearchIndex(tx, new Map([['experiences', keys]])));

/** Compares words, document counts and postings with the search documents. Expected: no differences. */
async function differences() {
  const { rows } = await api.db.execute(sql`
    WITH documents AS (
      SELECT u.lexeme AS word, e.primary_key FROM experiences e CROSS JOIN LATERAL unnest(e.search) AS u
    ), postings AS (
      SELECT word, experience_pk FROM search_postings JOIN search_words ON primary_key = word_pk
    )
    (SELECT 'posting', word, primary_key FROM (TABLE documents EXCEPT TABLE postings) missing)
    UNION ALL (SELECT 'posting', word, experience_pk FROM (TABLE postings EXCEPT TABLE documents) extra)
    UNION ALL SELECT 'count', word, documents FROM search_words
      WHERE documents <> (SELECT count(*) FROM documents d WHERE d.word = search_words.word)`);
  return rows;
}

it('index matches the search documents after loading', async () => {
  expect(await differences()).toEqual([]);
});

it('index reflects new names of an activity and a destination, a title and a rank', async () => {
  await api.db.update(activities).set({ name: 'Coracle paddling' }).where(eq(activities.primaryKey, 3));
  await api.db.update(destinations).set({ name: 'Nagarahole' }).where(eq(destinations.primaryKey, 2));
  await api.db
    .update(experiences)
    .set({ title: 'Moonlit Lodge', editorRank: 1 })
    .where(eq(experiences.primaryKey, 2));
  await refresh(2, 3);
  expect(await differences()).toEqual([]);
  expect([await found('coracle'), await found('moonlit'), await found('nagarahole')]).toEqual([
    [3],
    [2],
    [3, 2],
  ]);
});

it('index drops a word that no document contains', async () => {
  await api.db.update(experiences).set({ title: 'Unrepeatable Lodge' }).where(eq(experiences.primaryKey, 2));
  await refresh(2);
  expect(await found('unrepeatable')).toEqual([2]);
  await api.db.update(experiences).set({ title: 'Plain Lodge' }).where(eq(experiences.primaryKey, 2));
  await refresh(2);
  const { rows } = await api.db.execute(sql`SELECT 1 FROM search_words WHERE word = 'unrepeatable'`);
  expect([rows, await found('unrepeatable')]).toEqual([[], []]);
});

it('index drops a deleted experience', async () => {
  await api.db.delete(experiences).where(eq(experiences.primaryKey, 4));
  expect(await found('brahmagiri')).toEqual([]);
});

it('search widens when the best candidates of two common words do not overlap', async () => {
  await api.db.execute(sql`
    INSERT INTO experiences (primary_key, url, title, is_stay, destination_pk, duration_pk, activity_pks, theme_pks, location,
      latitude, longitude, distance_km, drive_hours, duration_label, summary, image_paths, content, member_percent, editor_rank,
      added_at)
    SELECT 5000 + n, 'many-' || n, CASE WHEN n = 0 THEN 'Granite Lagoon' WHEN n % 2 = 0 THEN 'Granite' ELSE 'Lagoon' END,
      is_stay, destination_pk, duration_pk, activity_pks, theme_pks, location, latitude, longitude, distance_km, drive_hours,
      duration_label, '', image_paths, content, member_percent, CASE WHEN n = 0 THEN 0 ELSE 90 END, added_at
    FROM experiences, generate_series(0, 800) n WHERE primary_key = 1`);
  await refresh(...Array.from({ length: 801 }, (_, n) => 5000 + n));
  expect(await found('granite', 'lagoon')).toEqual([5000]);
  expect(await found('gran', 'lagon')).toEqual([5000]);
});
