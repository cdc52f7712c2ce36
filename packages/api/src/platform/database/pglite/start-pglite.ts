import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** PostgreSQL's 128 MB of shared buffers would all be this process's memory, for a database that is smaller than that. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/**
 * Starts the embedded PostgreSQL, after it has created a database where there is none.
 * @param location a folder, or `memory://`
 * @param loadDataDir files that a database in memory begins with
 */
export function startPglite(location: string, loadDataDir?: Blob): Promise<PGlite> {
  return PGlite.create(location, { extensions: { pg_trgm }, loadDataDir, startParams });
}
