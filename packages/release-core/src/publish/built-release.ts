import { lstat, readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { hasIntegrity } from '@kaadu/federation/integrity';
import { maxFileBytes, Release } from '@kaadu/federation/release';
import { inputFaults } from '../input-errors';
import { ReleaseError } from '../errors';
import type { ReadFile } from '../store/release-store';

/** A release in the output folder of a build, with every file verified. */
export interface BuiltRelease {
  readonly release: Release;
  readonly read: ReadFile;
}

/**
 * Reads a build and verifies each of its files; a file of unexpected size is refused before it is read.
 * @throws ReleaseError `not-found` without a build, `refused` naming the file and the fix
 */
export async function readBuilt(folder: string): Promise<BuiltRelease> {
  const release = await readReleaseJson(folder);
  const read: ReadFile = (path) => readListed(folder, release, path);
  for (const path of Object.keys(release.files)) await read(path);
  return { release, read };
}

async function readReleaseJson(folder: string): Promise<Release> {
  const file = join(folder, 'release.json');
  const state = await lstat(file).catch(() => undefined);
  if (!state?.isFile()) {
    throw new ReleaseError(
      'not-found',
      `There is no built release in ${folder}. Run \`release build\` first.`,
    );
  }
  if (state.size > maxFileBytes) throw refused(`${file} is too large (${state.size} bytes)`);
  const parsed = parseRelease(await readFile(file, 'utf8'));
  if (parsed.success) return parsed.data;
  throw refused(`${file} is malformed: ${inputFaults(parsed.error, 'it')}`);
}

function parseRelease(text: string) {
  try {
    return Release.safeParse(JSON.parse(text));
  } catch {
    throw refused('release.json is not valid JSON; it may be truncated');
  }
}

async function readListed(folder: string, release: Release, path: string): Promise<Uint8Array> {
  const expected = release.files[path];
  if (!expected) throw refused(`${path} is not a file of this release`);
  const file = join(folder, path);
  const [root, real, state] = await Promise.all([realpath(folder), realpath(file), lstat(file)]).catch(() => {
    throw refused(`${path} is missing`);
  });
  if (!state.isFile() || real !== join(root, ...path.split('/')) || !real.startsWith(root + sep))
    throw refused(
      `${path} is a symbolic link or outside the build folder; only regular files can be published`,
    );
  if (state.size !== expected.bytes)
    throw refused(`${path} has ${state.size} bytes instead of ${expected.bytes}`);
  const bytes = await readFile(file);
  if (hasIntegrity(bytes, expected.integrity)) return bytes;
  throw refused(`${path} has changed since the build`);
}

function refused(reason: string): ReleaseError {
  return new ReleaseError('refused', `${reason}. Run \`release build\` again.`);
}
