import { resolve } from 'node:path';
import { givenVariables, resolveDataDir } from '@kaadu/node-runtime/data-dir';
import * as z from 'zod';

const Env = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  RELEASE_STORE: z.string().optional(),
  RELEASE_TRUST: z.string().optional(),
  RELEASE_KEY: z.string().optional(),
});

/** Where a site has what is backed up. */
export interface BackupPlaces {
  /** What relative paths are relative to. */
  readonly root: string;
  readonly dataDir: string;
  /** A PostgreSQL server; undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Folder or bucket. */
  readonly store: string;
  readonly trustFile: string | undefined;
  readonly keyFile: string | undefined;
}

/** The places that the processes of a site are given, from the same variables. @throws Error listing every invalid one */
export function readBackupPlaces(environment: NodeJS.ProcessEnv, root: string): BackupPlaces {
  const parsed = Env.safeParse(givenVariables(environment));
  if (!parsed.success) throw new Error(`The environment is invalid:\n${z.prettifyError(parsed.error)}`);
  const { DATABASE_URL, RELEASE_STORE, RELEASE_TRUST, RELEASE_KEY } = parsed.data;
  const dataDir = resolveDataDir(environment, root);
  return {
    root,
    dataDir,
    databaseUrl: DATABASE_URL,
    store: RELEASE_STORE ?? resolve(dataDir, 'store'),
    trustFile: RELEASE_TRUST && resolve(root, RELEASE_TRUST),
    keyFile: RELEASE_KEY && resolve(root, RELEASE_KEY),
  };
}
