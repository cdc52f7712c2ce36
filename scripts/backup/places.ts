import { resolve } from 'node:path';
import { givenVariables, resolveDataDir } from '@kaadu/node-runtime/data-dir';
import * as z from 'zod';

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

const Env = z.object({
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  RELEASE_STORE: z.string().optional(),
  RELEASE_TRUST: z.string().optional(),
  RELEASE_KEY: z.string().optional(),
});

/** Locations of a site's data to back up. */
export interface BackupPlaces {
  /** Base of relative paths. */
  readonly root: string;
  readonly dataDir: string;
  /** URL of a PostgreSQL server; undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Folder or bucket. */
  readonly store: string;
  readonly trustFile: string | undefined;
  readonly keyFile: string | undefined;
}

/**
 * Reads the locations from the variables that configure a site's processes.
 * @throws Error listing every invalid variable
 */
export function readBackupPlaces(environment: NodeJS.ProcessEnv, root: string): BackupPlaces {
  const parsed = Env.safeParse(givenVariables(environment));
  if (!parsed.success) throw new Error(`The environment is invalid:\n${z.prettifyError(parsed.error)}`);
  const { DATABASE_URL, DATABASE_DIRECT_URL, RELEASE_STORE, RELEASE_TRUST, RELEASE_KEY } = parsed.data;
  const dataDir = resolveDataDir(environment, root);
  return {
    root,
    dataDir,
    // The programs of PostgreSQL need a session, not a pooler.
    databaseUrl: DATABASE_DIRECT_URL ?? DATABASE_URL,
    store: RELEASE_STORE ?? resolve(dataDir, 'store'),
    trustFile: RELEASE_TRUST && resolve(root, RELEASE_TRUST),
    keyFile: RELEASE_KEY && resolve(root, RELEASE_KEY),
  };
}
