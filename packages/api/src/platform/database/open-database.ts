import type { Database } from './database';
import { freeBytes } from './pglite/free-space';
import { openPglite } from './pglite/pglite';
import { openPostgres } from './postgres/postgres';

/** Opens a PostgreSQL server if a URL is given, else the embedded database in `folder` or in memory. */
export function openDatabase({
  url,
  folder,
  poolSize,
  migrates,
  timeoutFactor,
  snapshot,
}: {
  url?: string;
  folder?: string;
  /** Maximum connections to the server. */
  poolSize?: number;
  /** Whether to migrate a server's schema. Defaults to true. */
  migrates?: boolean;
  /** Factor for the server's timeouts; larger for tests on busy machines. Defaults to 1. */
  timeoutFactor?: number;
  /** Initial content of a database in memory; see `snapshotPglite`. */
  snapshot?: Blob;
}): Promise<Database> {
  return url
    ? openPostgres(url, { size: poolSize, migrates, timeoutFactor })
    : openPglite(folder, freeBytes, snapshot);
}
