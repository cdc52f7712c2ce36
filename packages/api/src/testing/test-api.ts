import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiOptions, buildApi } from '../build-api';
import type { Database } from '../platform/database/database';
import { developmentOutbox } from '../platform/messages/development-outbox';
import { generateSecrets } from '../platform/secrets/secrets';
import { unreachableGateway } from '../platform/payment-gateway/unreachable-gateway';
import { type SampleData, loadSampleContent } from '../sample-content/load-sample-content';
import { smallData } from './small-data';
import { createTestDatabase } from './test-database';
import { testImages } from './test-image';

/** Initial time of a test's clock. */
const start = new Date('2026-03-10T06:00:00Z');

export interface TestApiOptions extends Partial<ApiOptions> {
  /** What the catalogue holds; null: nothing. */
  readonly sampleData?: SampleData | null;
  /** What the API sees of the database. */
  readonly wrapDatabase?: (database: Database) => Database;
}

/**
 * Starts an API on a database of its own, with a clock that the test advances and messages that it can read.
 * Call `close` at the end.
 */
export async function startTestApi({
  sampleData = smallData,
  wrapDatabase = (database) => database,
  ...options
}: TestApiOptions = {}) {
  const testDatabase = await createTestDatabase();
  const database = await testDatabase.open();
  const imageFolder = await mkdtemp(join(tmpdir(), 'kaadu-images-'));
  const outbox = developmentOutbox(false);
  let time = start.getTime();
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
    // A test's clock stands still while the machine's goes on.
    schedulesJobs: false,
    ...options,
  });
  return {
    app,
    db: database.db,
    database,
    databaseUrl: testDatabase.url,
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
