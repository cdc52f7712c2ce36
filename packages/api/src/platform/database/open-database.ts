import type { Database } from './database';
import { freeBytes } from './pglite/free-space';
import { openPglite } from './pglite/pglite';
import { openPostgres } from './postgres/postgres';

/** Opens a PostgreSQL server, or a pooler in front of it, if a URL is given, else the embedded database in `folder` or in memory. */
export function openDatabase({
  url,
  directUrl,
  folder,
  poolSize,
  migrates,
  timeoutFactor,
  snapshot,
}: {
  url?: string;
  /** URL of the server, if `url` names a pooler in transaction mode. */
  directUrl?: string;
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
    ? openPostgres(url, { size: poolSize, migrates, timeoutFactor, directUrl })
    : openPglite(folder, freeBytes, snapshot);
}
