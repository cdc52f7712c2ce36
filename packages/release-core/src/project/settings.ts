import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { findProjectRoot, givenVariables, resolveDataDir } from '@kaadu/node-runtime/data-dir';
import * as z from 'zod';
import { inputFaults } from '../input-errors';
import { ReleaseError } from '../errors';

const text = z.string().min(1).optional();
const Env = z.object({
  /** Location of the store: a folder, or `s3://bucket/prefix?region=…`. */
  RELEASE_STORE: text,
  /** File of the team's private key. */
  RELEASE_KEY: text,
  /** File of the trust list; defaults to the store's own. */
  RELEASE_TRUST: text,
  /** Control-plane service to use instead of the store, and the team's token for it. */
  RELEASE_SERVICE: z.url({ protocol: /^https?$/ }).optional(),
  RELEASE_TOKEN: text,
  /** PostgreSQL database that the replicas of the service share; by default it keeps its state in its own folder. */
  RELEASE_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Public origin of the site, for links; defaults to the site on this machine, at PORT. */
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  /** Set in continuous integration. */
  CI: text,
});

/** All variables, for tables of settings. */
export const commandVariables = Env.shape;

/** Settings from the environment; command-line options override them. */
export interface Settings {
  readonly root: string;
  readonly dataFolder: string;
  /** Folder of the control-plane service's own files. */
  readonly serviceFolder: string;
  /** Database with the state of the service; undefined when it is in `serviceFolder`. */
  readonly stateUrl: string | undefined;
  readonly store: string;
  readonly keyFile: string | undefined;
  readonly trustFile: string | undefined;
  readonly service: { readonly url: string; readonly token: string } | undefined;
  readonly siteUrl: string;
  readonly user: string;
  /** Whether the command runs in continuous integration, where a check that cannot run is an error instead of a note. */
  readonly ci: boolean;
}

/** Reads the settings. @throws ReleaseError `refused` listing every fault of the environment */
export function readSettings(environment: NodeJS.ProcessEnv, cwd: string): Settings {
  const parsed = Env.safeParse(givenVariables(environment));
  if (!parsed.success)
    throw new ReleaseError('refused', `The environment is invalid: ${inputFaults(parsed.error, 'it')}.`);
  const env = parsed.data;
  const root = findProjectRoot(environment, cwd);
  const dataFolder = resolveDataDir(environment, cwd);
  return {
    root,
    dataFolder,
    serviceFolder: join(dataFolder, 'releases-service'),
    stateUrl: env.RELEASE_DATABASE_URL,
    store: env.RELEASE_STORE ?? join(dataFolder, 'store'),
    keyFile: env.RELEASE_KEY && resolve(root, env.RELEASE_KEY),
    trustFile: env.RELEASE_TRUST && resolve(root, env.RELEASE_TRUST),
    service: serviceOf(env),
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    user: userInfo().username,
    ci: env.CI !== undefined && env.CI !== 'false',
  };
}

function serviceOf({ RELEASE_SERVICE: url, RELEASE_TOKEN: token }: z.infer<typeof Env>): Settings['service'] {
  if (!url) return undefined;
  if (token) return { url, token };
  throw new ReleaseError(
    'refused',
    'RELEASE_SERVICE is set without RELEASE_TOKEN. Ask operations for a token.',
  );
}
