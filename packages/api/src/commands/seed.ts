import { sampleData } from '@kaadu/sample-data';
import { join } from 'node:path';
import { parseEnv } from '../env';
import { openDatabase } from '../platform/database/open-database';
import { loadSampleContent } from '../sample-content/load-sample-content';
import { reportFailure } from './report-failure';

/** Loads the sample content into the database of DATABASE_URL, else into the embedded one in DATA_DIR. */
async function run(): Promise<string> {
  const env = parseEnv(process.env);
  const database = await openDatabase({
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    folder: join(env.DATA_DIR, 'db'),
  });
  try {
    const { added, updated, unchanged } = await loadSampleContent(database, sampleData);
    return `Sample content: ${added} records added, ${updated} updated; ${unchanged} that were edited or deleted are left as they are.`;
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
