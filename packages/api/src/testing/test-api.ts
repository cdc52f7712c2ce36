import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiOptions, buildApi } from '../build-api';
import type { Database } from '../platform/database/database';
import { developmentOutbox } from '../platform/messages/development-outbox';
import { generateSecrets } from '../platform/secrets/secrets';
import { unreachableGateway } from '../platform/payment-gateway/unreachable-gateway';
import { type SampleData, loadSampleContent } from '../sample-content/load-sample-content';
import { testStart } from './databases/database-snapshot';
import { createTestDatabase } from './databases/test-database';
import { testImages } from './data/test-image';

export interface TestApiOptions extends Partial<ApiOptions> {
  /** Content of the catalogue; null: none. Defaults to the small data set. */
  readonly sampleData?: SampleData | null;
  /** Opens the database of a server in another way, by its URL; needs DATABASE_URL. */
  readonly openDatabase?: (url: string) => Promise<Database>;
  /** Wraps the database that the API uses. */
  readonly wrapDatabase?: (database: Database) => Database;
  /** Whether the database is embedded even if DATABASE_URL is set. Defaults to false. */
  readonly embedded?: boolean;
}

/**
 * Starts an API on its own database, with a clock that the test advances and an outbox that it reads. Call
 * `close` at the end.
 */
export async function startTestApi({
  sampleData,
  openDatabase,
  wrapDatabase = (database) => database,
  embedded = false,
  ...options
}: TestApiOptions = {}) {
  const testDatabase = await createTestDatabase(sampleData === undefined ? 'sample' : 'schema', { embedded });
  const { url } = testDatabase;
  const database = await (openDatabase && url ? openDatabase(url) : testDatabase.open());
  const imageFolder = await mkdtemp(join(tmpdir(), 'kaadu-images-'));
  const outbox = developmentOutbox(false);
  let time = testStart.getTime();
  const now = options.now ?? (() => new Date(time));
  if (sampleData) await loadSampleContent(database, sampleData, now);
  const imageSource = options.imageSource ?? testImages(join(imageFolder, 'originals'));
  const app = await buildApi({
    database: wrapDatabase(database),
    secrets: generateSecrets(),
    imageFolder,
    imageSource,
    messenger: outbox.messenger,
    outbox,
    gateway: unreachableGateway(),
    siteOrigins: ['http://localhost:3000'],
    apiOrigin: 'http://api.test',
    now,
    // The test's clock stands still while the machine's runs.
    schedulesJobs: false,
    ...options,
  });
  return {
    app,
    db: database.db,
    database,
    databaseUrl: url,
    outbox,
    imageFolder,
    imageSource,
    now,
    /** Advances the clock. */
    wait: (ms: number) => {
      time += ms;
    },
    close: async () => {
      await app.close();
      await testDatabase.drop();
      await rm(imageFolder, { recursive: true });
    },
  };
}
export type TestApi = Awaited<ReturnType<typeof startTestApi>>;
