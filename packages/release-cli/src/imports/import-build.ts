import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import type { Release } from '@kaadu/federation/release';
import { ReleaseError } from '@kaadu/release-core';
import { collectBrowserFiles, readLimited, type ReleaseFiles } from './collect-files';
import { describeImport, hasOwnCopy, serverEntry, type ImportTarget } from './describe-import';
import { readManifest, type FederationManifest } from './federation-manifest';

/** Location of an outside build, and its target in the site. */
export interface ImportOptions extends ImportTarget {
  /** Output folder of the build. */
  readonly folder: string;
  /** Path of the manifest in the folder; the files in and below its folder are the browser build. */
  readonly manifest: string;
  /** Path in the folder of the server build: one CommonJS file that exports the container. */
  readonly server?: string | undefined;
}

export interface ImportedBuild {
  readonly release: Release;
  /** Notes for its team, as sentences without a full stop. */
  readonly notes: readonly string[];
}

/**
 * Converts the build of an outside toolchain to a folder that can be published like one of `release build`.
 * @param target folder to write to
 * @throws ReleaseError naming the part that cannot be imported, and the fix
 */
export async function importBuild(options: ImportOptions, target: string): Promise<ImportedBuild> {
  const manifestFile = resolve(options.folder, options.manifest);
  const browserFolder = dirname(manifestFile);
  const manifest = await readManifest(manifestFile);
  const server = options.server === undefined ? undefined : resolve(options.folder, options.server);
  const files = new Map(await collectBrowserFiles(browserFolder, serverFolderBelow(browserFolder, server)));
  if (server !== undefined) files.set(serverEntry, await readServerBuild(server));
  const manifestPath = posix.join('web', relative(browserFolder, manifestFile));
  const release = describeImport(manifest, files, manifestPath, options);
  await writeFiles(target, files);
  await writeFile(join(target, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return { release, notes: notesOn(manifest, release) };
}

/** Returns the folder of the server build below the browser build, whose files must not reach browsers. */
function serverFolderBelow(browserFolder: string, server: string | undefined): string | undefined {
  const folder = server && dirname(server);
  return folder?.startsWith(browserFolder + sep) ? folder : undefined;
}

async function readServerBuild(file: string): Promise<Uint8Array> {
  try {
    return await readLimited(file);
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw new ReleaseError(
      'not-found',
      `There is no server build ${file}. Name the one CommonJS file of a build with \`target: 'async-node'\` and \`library.type: 'commonjs-module'\`, or leave --server out to have the remote rendered in browsers only.`,
      { cause: error },
    );
  }
}

async function writeFiles(target: string, files: ReleaseFiles): Promise<void> {
  for (const [path, bytes] of files) {
    const file = join(target, ...path.split('/'));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

function notesOn({ shared }: FederationManifest, release: Release): string[] {
  const ownCopies = shared
    .filter((declaration) => !Object.hasOwn(release.shared, declaration.name) && hasOwnCopy(declaration))
    .map(({ name }) => `the shell does not provide ${name}: the remote loads its own copy`);
  return release.server
    ? ownCopies
    : [...ownCopies, 'it has no server build: pages contain its fallback until the browser renders it'];
}
