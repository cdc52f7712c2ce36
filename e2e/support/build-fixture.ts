import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRelease, defineRemote } from '@kaadu/federation/build';
import type { Release } from '@kaadu/federation/release';
import headerB from '../fixtures/remotes/header-b/rspack.config';
import { dataDir, root } from '../environment';

const built = { version: '9.9.9', contract: '1.0.0', gitSha: null };

/** A built release and its folder. */
export interface BuiltRelease {
  readonly release: Release;
  readonly folder: string;
}

/** Builds the alternative header. */
export async function buildHeaderB(): Promise<BuiltRelease> {
  return { release: await buildRelease(headerB, built), folder: join(headerB.root, 'dist') };
}

/** Builds a replacement for one of the site's releases: all of its exposes are one file of `fixtures/remotes`. */
export async function buildReplacement(original: Release, source: string): Promise<BuiltRelease> {
  const file = join(root, 'e2e', 'fixtures', 'remotes', `${source}.tsx`);
  // Two workers may build the same remote at the same time.
  const folder = join(dataDir, 'remotes', `${original.name}-${source}-${process.pid}`);
  await mkdir(folder, { recursive: true });
  const exposes = Object.fromEntries(Object.keys(original.exposes).map((name) => [name, file]));
  const remote = defineRemote({ name: original.name, root: folder, exposes, routes: original.routes });
  return {
    release: await buildRelease(remote, { ...built, contract: original.contract }),
    folder: join(folder, 'dist'),
  };
}
