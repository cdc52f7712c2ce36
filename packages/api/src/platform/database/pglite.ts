import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { type Database, DatabaseUnavailable } from './database';
import { lockFolder } from './folder-lock';
import { migratePglite } from './migrate';
import { sessionSettings } from './session-settings';

/**
 * Opens the embedded database.
 * @param folder where it lives; undefined: in memory
 * @throws DatabaseUnavailable
 */
export async function openPglite(folder?: string): Promise<Database> {
  let unlock: () => Promise<void> = async () => undefined;
  try {
    if (folder) unlock = await lockFolder(`${folder}.lock`);
    const client = await PGlite.create(folder ?? 'memory://', { extensions: { pg_trgm } });
    const db = drizzle(client);
    await migratePglite(db);
    for (const [name, value] of Object.entries(sessionSettings))
      await client.exec(`SET ${name} = '${value}'`);
    return {
      db,
      kind: 'pglite',
      listen: async (channel, handler) => {
        await client.listen(channel, handler);
      },
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw new DatabaseUnavailable(
      `Cannot open the database folder ${folder ?? '(memory)'}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
