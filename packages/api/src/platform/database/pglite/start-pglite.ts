import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * Parameters with smaller shared buffers: PostgreSQL's default of 128 MB exceeds the size of this database.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/**
 * Starts the embedded PostgreSQL, and first creates the database if it does not exist.
 * @param location a folder, or `memory://`
 * @param loadDataDir initial files of a database in memory
 */
export function startPglite(location: string, loadDataDir?: Blob): Promise<PGlite> {
  return PGlite.create(location, { extensions: { pg_trgm }, loadDataDir, startParams });
}
