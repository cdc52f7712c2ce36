import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { S3Server } from '../../packages/release-core/fixtures/s3-server';
import { openScratchDatabase, type ScratchDatabase } from '../test/postgres';
import { backUp, restore } from './backup';
import { filesIn } from './files-in';
import {
  contentOf,
  experiencesIn,
  fillDatabase,
  fillFiles,
  fillStore,
  placesIn,
  quiet,
  timed,
} from './fixtures/filled-site';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('with a bucket and PostgreSQL', () => {
  const server = new S3Server();
  const databases: ScratchDatabase[] = [];
  let endpoint: string;
  beforeAll(async () => {
    process.env['AWS_ACCESS_KEY_ID'] = 'test';
    process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
    endpoint = await server.start();
  });
  afterAll(async () => {
    await server.stop();
    for (const database of databases) await database.drop();
  });

  async function scratch(): Promise<string | undefined> {
    const database = await openScratchDatabase();
    if (database) databases.push(database);
    return database?.url;
  }
  const bucket = (prefix: string) => `s3://${server.bucket}/${prefix}?endpoint=${endpoint}&path-style=true`;

  test('restore recreates the site in an empty bucket and an empty database', async () => {
    const [url, other] = [await scratch(), await scratch()];
    if (!url || !other) {
      process.stdout.write('  no PostgreSQL server found (set TEST_POSTGRES_URL): not tested\n');
      return;
    }
    const filled = join(folder, 'filled');
    await fillStore(filled);
    for (const file of await filesIn(filled)) server.add(`from/${file}`, readFileSync(join(filled, file)));
    const from = placesIn(folder, 'one', { databaseUrl: url, store: bucket('from') });
    await fillFiles(from);
    await fillDatabase({ url });
    const saved = join(folder, 'saved');
    await timed('backup, PostgreSQL', () => backUp(from, saved, quiet));
    expect(await contentOf(saved, 'releases')).toEqual(
      prefixed(await contentOf(folder, 'filled'), 'filled', 'releases'),
    );

    const to = placesIn(folder, 'two', { databaseUrl: other, store: bucket('to') });
    await timed('restore, PostgreSQL', () => restore(to, saved, { replaces: false, onStep: quiet }));
    expect(await experiencesIn({ url: other })).toEqual(await experiencesIn({ url }));
    await expect(restore(to, saved, { replaces: false, onStep: quiet })).rejects.toThrow('--replace');

    const client = new pg.Client({ connectionString: other });
    await client.connect();
    await client.query('CREATE TABLE of_a_later_version (id int); TRUNCATE experiences CASCADE');
    await client.end();
    await restore(to, saved, { replaces: true, onStep: quiet });
    expect(await experiencesIn({ url: other })).toEqual(await experiencesIn({ url }));
    const again = placesIn(folder, 'three', { databaseUrl: other, store: bucket('to') });
    await backUp(again, join(folder, 'again'), quiet);
    expect(await contentOf(join(folder, 'again'), 'releases')).toEqual(await contentOf(saved, 'releases'));
  });
});

function prefixed(content: Record<string, string>, from: string, to: string): Record<string, string> {
  return Object.fromEntries(Object.entries(content).map(([path, bytes]) => [path.replace(from, to), bytes]));
}
