import { readdir, readFile, stat } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { FilePath, maxFileBytes } from '@kaadu/federation/release';
import { ReleaseError } from '@kaadu/release-core';

/** Files of a release, by their path in it. */
export type ReleaseFiles = ReadonlyMap<string, Uint8Array>;

/** Whether a file is a page or hidden, such as `.vite/manifest.json`, so that no host loads it. */
const isUnused = (path: string) => /(^|\/)\.|\.html$/.test(path);

/**
 * Reads the browser build that an outside toolchain wrote into a folder.
 * @param excluded folder below it that belongs to the server build
 * @throws ReleaseError `refused` naming the first file that a release cannot contain
 */
export async function collectBrowserFiles(folder: string, excluded?: string): Promise<ReleaseFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => excluded === undefined || !file.startsWith(excluded + sep))
    .map((file) => relative(folder, file).split(sep).join(posix.sep))
    .filter((path) => !isUnused(path))
    .sort();
  const files = new Map<string, Uint8Array>();
  for (const path of paths) {
    assertName(path);
    files.set(`web/${path}`, await readLimited(join(folder, path)));
  }
  return files;
}

/** Reads one file of a build. @throws ReleaseError `refused` when it is larger than a release may contain */
export async function readLimited(file: string): Promise<Uint8Array> {
  const { size } = await stat(file);
  if (size <= maxFileBytes) return readFile(file);
  throw new ReleaseError(
    'refused',
    `${file} has ${size} bytes, more than the ${maxFileBytes} that a file of a release may have. Split it.`,
  );
}

function assertName(path: string): void {
  if (FilePath.safeParse(`web/${path}`).success) return;
  throw new ReleaseError(
    'refused',
    `The file name "${path}" cannot be part of a release. Name files with letters, digits and . _ @ ~ - only, for example by \`output.filename\` and \`output.chunkFilename\`.`,
  );
}
