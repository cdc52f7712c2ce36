import { sampleData } from '@kaadu/sample-data';
import { Client } from 'pg';
import { openPostgres } from '../../packages/api/src/platform/database/postgres/postgres';
import { loadSampleContent } from '../../packages/api/src/sample-content/load-sample-content';
import { loadBulk } from './load-bulk';
import { measure } from './timing';

export interface BulkDatabase {
  readonly url: string;
  readonly loadSeconds: number;
  drop(): Promise<void>;
}

async function onServer(url: string, text: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows.length > 0;
  } finally {
    await client.end();
  }
}

/**
 * Creates a database with this many experiences on a server if it is missing; the sample's own experiences
 * where they suffice.
 * @param serverUrl of a database from which others may be created
 */
export async function openBulkDatabase(size: number, serverUrl: string): Promise<BulkDatabase> {
  const name = `kaadu_bench_${size}`;
  if (!(await onServer(serverUrl, `SELECT 1 FROM pg_database WHERE datname = '${name}'`))) {
    await onServer(serverUrl, `CREATE DATABASE ${name}`);
  }
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const database = await openPostgres(url, { size: 1 });
  const load = () =>
    size <= sampleData.experiences.length
      ? loadSampleContent(database, sampleData)
      : loadBulk(database, size);
  const loadSeconds = (await measure(load)) / 1_000;
  await database.close();
  process.stderr.write(`${size} experiences ready after ${Math.round(loadSeconds)} s\n`);
  const drop = async () => void (await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`));
  return { url, loadSeconds, drop };
}
