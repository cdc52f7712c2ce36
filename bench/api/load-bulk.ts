import { bulkExperiences } from '@kaadu/sample-data/bulk';
import { sampleData, type SampleExperience } from '@kaadu/sample-data';
import { sql } from 'drizzle-orm';
import { optionPrice } from '../../packages/api/src/features/catalogue';
import { insertPostings, maxWordLength, searchDocument } from '../../packages/api/src/features/search';
import { readState, writeState } from '../../packages/api/src/platform/database/app-state';
import type { Database, Db } from '../../packages/api/src/platform/database/database';
import { indiaDate } from '../../packages/api/src/platform/money/india-date';
import type { TaxRate } from '../../packages/api/src/platform/money/tax';
import { listTaxRates } from '../../packages/api/src/platform/money/tax-rates-repository';
import { loadAvailability } from './load-availability';
import { experienceRow } from '../../packages/api/src/sample-content/experience-rows';
import { loadSampleContent } from '../../packages/api/src/sample-content/load-sample-content';

const rowsPerStatement = 2_000;
const stateName = 'bench-size';

function columnsOf(sample: SampleExperience, today: string, rates: readonly TaxRate[]) {
  const row = experienceRow(sample);
  const [option] = sample.options;
  const price = optionPrice({ ...row, basePaise: option?.base_paise ?? 0 }, today, rates);
  const snake = Object.entries(row).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]);
  return {
    ...Object.fromEntries(snake),
    image_paths: [],
    image_alts: [],
    card_total: price.total,
    card_member_total: price.member_total,
    rating_count: 0,
  };
}

interface Definition extends Record<string, unknown> {
  readonly name: string;
  readonly table: string;
  readonly definition: string;
}

/** Fills tables without their indexes and keys, which are created afterwards: many times faster. */
async function withoutIndexes(db: Db, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const named = sql`${sql.param([...tables])}::text[]`;
  const { rows: constraints } = await db.execute<Definition>(sql`
    SELECT conname AS name, conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE conrelid::regclass::text = ANY(${named}) AND contype <> 'n'
      AND (contype = 'f' OR conrelid = 'search_postings'::regclass)`);
  for (const { name, table } of constraints)
    await db.execute(sql.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`));
  const { rows: indexes } = await db.execute<Definition>(sql`
    SELECT indexname AS name, tablename AS table, indexdef AS definition FROM pg_indexes
    WHERE tablename = ANY(${named}) AND indexname <> 'experiences_pkey'`);
  for (const { name } of indexes) await db.execute(sql.raw(`DROP INDEX ${name}`));
  await fill();
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
  for (const { name, table, definition } of constraints) {
    await db.execute(sql.raw(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`));
  }
}

async function insertExperiences(tx: Db, count: number): Promise<void> {
  const today = indiaDate(new Date());
  const rates = await listTaxRates(tx);
  const { rows } = await tx.execute<{ name: string }>(sql`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = 'experiences'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attname <> 'search'`);
  const columns = sql.raw(rows.map(({ name }) => name).join(', '));
  let batch: object[] = [];
  const flush = () =>
    tx.execute(sql`
      INSERT INTO experiences (${columns}, search) SELECT ${columns}, ${searchDocument}
      FROM (SELECT * FROM jsonb_populate_recordset(NULL::experiences, ${JSON.stringify(batch)}::jsonb)) e
      CROSS JOIN LATERAL (SELECT name, state FROM destinations WHERE primary_key = destination_pk) d`);
  for (const sample of bulkExperiences(count, sampleData)) {
    batch.push(columnsOf(sample, today, rates));
    if (batch.length < rowsPerStatement) continue;
    await flush();
    batch = [];
  }
  if (batch.length > 0) await flush();
}

async function fillSearchIndex(tx: Db): Promise<void> {
  await tx.execute(sql`TRUNCATE search_words, search_postings`);
  await tx.execute(sql`
    INSERT INTO search_words (word, documents)
    SELECT word, ndoc FROM ts_stat('SELECT search FROM experiences') WHERE length(word) <= ${maxWordLength}`);
  await tx.execute(insertPostings(sql`true`));
}

/** Fills a database with the sample and `count` generated experiences, unless it has them. */
export async function loadBulk(database: Database, count: number): Promise<void> {
  await loadSampleContent(database, sampleData);
  if ((await readState(database.db, stateName)) === String(count)) return;
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SET LOCAL maintenance_work_mem = '512MB'`);
    await withoutIndexes(tx, ['experiences', 'search_postings'], async () => {
      await insertExperiences(tx, count);
      await fillSearchIndex(tx);
    });
  });
  await loadAvailability(database);
  await writeState(database.db, stateName, String(count));
  await database.db.execute(sql`SET statement_timeout = 0`);
  await database.db.execute(sql`VACUUM ANALYZE`);
}
