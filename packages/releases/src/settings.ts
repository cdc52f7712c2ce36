import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { findProjectRoot, resolveDataDir } from '@kaadu/data-dir';
import * as z from 'zod';
import { ReleaseError } from './store/errors';

const text = z.string().min(1).optional();
const Env = z.object({
  /** A folder, or `s3://bucket/prefix?region=…`. */
  RELEASE_STORE: text,
  /** File of the team's private key. */
  RELEASE_KEY: text,
  /** File of the trust list; default: the store's own. */
  RELEASE_TRUST: text,
  /** Control-plane service to go through instead of the store, and the team's token for it. */
  RELEASE_SERVICE: z.url({ protocol: /^https?$/ }).optional(),
  RELEASE_TOKEN: text,
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** Set where nobody sits in front of it. */
  CI: text,
});

/** What the environment says about the site, its store and its keys; the command line's options go above it. */
export interface Settings {
  readonly root: string;
  readonly dataFolder: string;
  readonly store: string;
  readonly keyFile: string | undefined;
  readonly trustFile: string | undefined;
  readonly service: { readonly url: string; readonly token: string } | undefined;
  readonly siteUrl: string;
  readonly user: string;
  /** Nobody sits in front of it: what cannot be checked is a fault rather than a note. */
  readonly unattended: boolean;
}

/** @throws ReleaseError `refused` listing every fault of the environment */
export function readSettings(environment: NodeJS.ProcessEnv, cwd: string): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Env.safeParse(given);
  if (!parsed.success)
    throw new ReleaseError('refused', `The environment is not usable:\n${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  const root = findProjectRoot(environment, cwd);
  const dataFolder = resolveDataDir(environment, cwd);
  return {
    root,
    dataFolder,
    store: env.RELEASE_STORE ?? join(dataFolder, 'store'),
    keyFile: env.RELEASE_KEY && resolve(root, env.RELEASE_KEY),
    trustFile: env.RELEASE_TRUST && resolve(root, env.RELEASE_TRUST),
    service: serviceOf(env),
    siteUrl: env.SITE_URL,
    user: userInfo().username,
    unattended: env.CI !== undefined && env.CI !== 'false',
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
