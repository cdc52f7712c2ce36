import { bulkExperiences } from '@kaadu/sample-data/bulk';
import { sampleData, type SampleExperience } from '@kaadu/sample-data';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../src/db/database';
import { indiaDate } from '../src/domain/pricing/india-date';
import { optionPrice } from '../src/domain/pricing/option-price';
import type { TaxRate } from '../src/domain/pricing/tax';
import { readState, writeState } from '../src/repositories/app-state';
import { refreshSearch, refreshSearchTiers, refreshSearchWords } from '../src/repositories/derived';
import { listTaxRates } from '../src/repositories/tax-rates';
import { experienceRow } from '../src/seed/experience-rows';
import { seed } from '../src/seed/seed';

const rowsAStatement = 2_000;
const stateName = 'bench-size';

function columnsOf(sample: SampleExperience, today: string, rates: readonly TaxRate[]) {
  const row = experienceRow(sample);
  const [option] = sample.options;
  const price = optionPrice({ ...row, basePaise: option?.basePaise ?? 0 }, today, rates);
  const snake = Object.entries(row).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]);
  return {
    ...Object.fromEntries(snake),
    image_paths: [],
    card_total: price.total,
    card_member_total: price.member_total,
    rating_count: 0,
    search: '',
    search_tier: 0,
  };
}

async function withoutIndexes(db: Db, work: () => Promise<void>): Promise<void> {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE tablename = 'experiences' AND indexname <> 'experiences_pkey'`);
  for (const { name } of rows) await db.execute(sql.raw(`DROP INDEX ${name}`));
  await work();
  for (const { definition } of rows) await db.execute(sql.raw(definition));
}

/** Fills a database with the sample and `count` generated experiences, unless it holds them already. */
export async function loadBulk(database: Database, count: number): Promise<void> {
  await seed(database, sampleData, new Date());
  if ((await readState(database.db, stateName)) === String(count)) return;
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SET LOCAL maintenance_work_mem = '512MB'`);
    const today = indiaDate(new Date());
    const rates = await listTaxRates(tx);
    await withoutIndexes(tx, async () => {
      let batch: object[] = [];
      const flush = async () => {
        await tx.execute(
          sql`INSERT INTO experiences SELECT * FROM jsonb_populate_recordset(NULL::experiences, ${JSON.stringify(batch)}::jsonb)`,
        );
        batch = [];
      };
      for (const sample of bulkExperiences(count, sampleData)) {
        batch.push(columnsOf(sample, today, rates));
        if (batch.length === rowsAStatement) await flush();
      }
      if (batch.length > 0) await flush();
      await refreshSearch(tx);
      await refreshSearchTiers(tx);
    });
    await refreshSearchWords(tx);
    await writeState(tx, stateName, String(count));
  });
  await database.db.execute(sql`SET statement_timeout = 0`);
  await database.db.execute(sql`VACUUM ANALYZE`);
}
