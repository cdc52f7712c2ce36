import { lstat, readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { hasIntegrity } from '@kaadu/federation/integrity';
import { maxFileBytes, Release } from '@kaadu/federation/release';
import * as z from 'zod';
import { ReleaseError } from '../store/errors';
import type { ReadFile } from '../store/release-store';

/** A release as a build left it in a folder, every file of it checked. */
export interface BuiltRelease {
  readonly release: Release;
  readonly read: ReadFile;
}

/**
 * Reads a build and checks each of its files, without reading one that is larger than it says.
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
  if (state.size > maxFileBytes) throw refused(`${file} is ${state.size} bytes long`);
  const parsed = parseRelease(await readFile(file, 'utf8'));
  if (parsed.success) return parsed.data;
  throw refused(`${file} is malformed: ${z.prettifyError(parsed.error)}`);
}

function parseRelease(text: string) {
  try {
    return Release.safeParse(JSON.parse(text));
  } catch {
    throw refused('release.json is not JSON; it may be cut off');
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
    throw refused(`${path} is a link or leads out of the build; only plain files are published`);
  if (state.size !== expected.bytes)
    throw refused(`${path} has ${state.size} bytes instead of ${expected.bytes}`);
  const bytes = await readFile(file);
  if (hasIntegrity(bytes, expected.integrity)) return bytes;
  throw refused(`${path} has changed since the build`);
}

function refused(reason: string): ReleaseError {
  return new ReleaseError('refused', `${reason}. Run \`release build\` again.`);
}
