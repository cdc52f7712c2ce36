import type { Database } from './database';
import { openPglite } from './pglite/pglite';
import { openPostgres } from './postgres/postgres';

/** Opens a PostgreSQL server if a URL is given, else the embedded database in `folder` or in memory. */
export function openDatabase({ url, folder }: { url?: string; folder?: string }): Promise<Database> {
  return url ? openPostgres(url) : openPglite(folder);
}
