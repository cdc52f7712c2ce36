import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRelease, defineRemote } from '@kaadu/federation/build';
import type { Release } from '@kaadu/federation/release';
import { dataDir, root } from '../environment';

const built = { version: '9.9.9', contract: '1.0.0', gitSha: null };

/** A built release and its folder. */
export interface BuiltRelease {
  readonly release: Release;
  readonly folder: string;
}

const sourceFile = (source: string) => join(root, 'e2e', 'fixtures', 'remotes', `${source}.tsx`);

/** Builds a remote in a folder of this process: two workers may build the same one at the same time. */
async function build(
  folderName: string,
  definition: Omit<Parameters<typeof defineRemote>[0], 'root'>,
  contract = built.contract,
): Promise<BuiltRelease> {
  const folder = join(dataDir, 'remotes', `${folderName}-${process.pid}`);
  await mkdir(folder, { recursive: true });
  const release = await buildRelease(defineRemote({ ...definition, root: folder }), { ...built, contract });
  return { release, folder: join(folder, 'dist') };
}

/** Builds an alternative header: small, and easy to tell from the site's. */
export const buildHeaderB = (): Promise<BuiltRelease> =>
  build('header-b', { name: 'header', exposes: { './header': sourceFile('header-b/src/header') } });

/** Builds a replacement for one of the site's releases: all of its exposes are one file of `fixtures/remotes`. */
export function buildReplacement(
  { name, routes, exposes, contract }: Release,
  source: string,
): Promise<BuiltRelease> {
  const names = Object.keys(exposes);
  const replaced = Object.fromEntries(names.map((expose) => [expose, sourceFile(source)]));
  return build(`${name}-${source}`, { name, exposes: replaced, routes }, contract);
}
