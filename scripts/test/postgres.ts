import { openScratchDatabase } from '../../packages/node-runtime/fixtures/scratch-database';
import type { Counts } from './counts';

/** Runs tests on a new PostgreSQL database. Without a server, prints a note and runs them without a URL. */
export async function withScratchDatabase(
  print: (line: string) => void,
  tests: (databaseUrl: string | undefined) => Promise<Counts>,
): Promise<Counts> {
  const database = await openScratchDatabase();
  if (!database) {
    print(
      '\n— no PostgreSQL server found (set TEST_POSTGRES_URL): the API is tested on the embedded database only',
    );
    return tests(undefined);
  }
  try {
    return await tests(database.url);
  } finally {
    await database.drop();
  }
}
