import { imageDensities, imageFormats, imagePresets } from '@kaadu/contracts';
import type { Dirent } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../platform/errors/error-code';
import { writeWholeFile } from '../../platform/images/write-whole-file';
import type { ImageRequest } from './parse-image-path';

export interface EncodedFilesOptions {
  readonly folder: string;
  /** Maximum bytes; the least recently used files are deleted. */
  readonly maxBytes: number;
  /** Receives errors of trims that run in the background. */
  readonly onError: (error: unknown) => void;
}

/** Name of an encoded image, by the hash of its original and its quality. */
export interface EncodedName extends ImageRequest {
  readonly hash: string;
  readonly quality: number;
}

interface FoundFile {
  readonly path: string;
  readonly bytes: number;
  /** Milliseconds since the epoch. */
  readonly usedAt: number;
  readonly isPart: boolean;
}

/** Share of `maxBytes` that remains after a trim, so that the next image does not cause another one. */
const trimmedShare = 0.9;
/** Milliseconds after which an incomplete file is considered abandoned by a crashed process. */
const abandonedMs = 60 * 60_000;

const variantFolders = Object.keys(imagePresets).flatMap((preset) =>
  imageDensities.map((density) => `${preset}@${density}x`),
);
/** Pattern of the file names of this cache; other files in the folder are neither counted nor deleted. */
const encodedName = new RegExp(
  String.raw`-[\da-f]{16}-q\d{1,3}\.(?:${imageFormats.join('|')})(\.[\da-f-]{36})?$`,
);

/**
 * Caches encoded images as files, up to `maxBytes`. Counting files would not bound the space: every upload
 * adds 36 variants.
 * Several processes may share the folder. Each counts what it writes, and counts all files at every trim: at
 * the start, hourly, and when its count exceeds the maximum. A deleted file is encoded again. The last use of
 * a file is its access time, if the file system records that (`relatime`: once a day), otherwise its
 * modification time.
 */
export function createEncodedFiles({ folder, maxBytes, onError }: EncodedFilesOptions) {
  const size = { files: 0, bytes: 0 };
  const lookups = { hit: 0, miss: 0 };
  let trimming: Promise<void> | undefined;

  function pathOf({ preset, density, storePath, format, hash, quality }: EncodedName): string {
    return join(folder, `${preset}@${density}x`, `${storePath}-${hash}-q${quality}.${format}`);
  }

  async function trimNow(): Promise<void> {
    const found = (await Promise.all(variantFolders.map((name) => listFiles(join(folder, name))))).flat();
    const abandonedBefore = Date.now() - abandonedMs;
    await deleteAll(found.filter(({ isPart, usedAt }) => isPart && usedAt < abandonedBefore));
    const encoded = found.filter(({ isPart }) => !isPart).sort((a, b) => b.usedAt - a.usedAt);
    const limit = sumOf(encoded) > maxBytes ? maxBytes * trimmedShare : maxBytes;
    let bytes = 0;
    const retained = encoded.filter((file) => (bytes += file.bytes) <= limit);
    await deleteAll(encoded.slice(retained.length));
    Object.assign(size, { files: retained.length, bytes: sumOf(retained) });
  }

  /**
   * Counts all files, and deletes leftovers of crashes and the least recently used files above the maximum.
   */
  function trim(): Promise<void> {
    trimming ??= trimNow().finally(() => (trimming = undefined));
    return trimming;
  }

  return {
    pathOf,
    async read(path: string): Promise<Buffer | undefined> {
      const bytes = await unlessMissing(readFile(path));
      lookups[bytes ? 'hit' : 'miss'] += 1;
      return bytes;
    },
    async write(path: string, bytes: Buffer): Promise<void> {
      await writeWholeFile(path, bytes);
      size.files += 1;
      size.bytes += bytes.length;
      if (size.bytes > maxBytes) trim().catch(onError);
    },
    trim,
    /** Resolves when no trim is running. */
    async whenIdle(): Promise<void> {
      await trimming?.catch(onError);
    },
    /** Files and bytes at the last trim plus those written since. */
    get size(): Readonly<typeof size> {
      return size;
    },
    /** Number of lookups that found a file, and of those that did not. */
    get lookups(): Readonly<typeof lookups> {
      return lookups;
    },
  };
}
export type EncodedFiles = ReturnType<typeof createEncodedFiles>;

const sumOf = (files: readonly FoundFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);

async function deleteAll(files: readonly FoundFile[]): Promise<void> {
  // Another process may have deleted the file.
  for (const { path } of files) await rm(path, { force: true });
}

async function listFiles(folder: string): Promise<FoundFile[]> {
  const entries = await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }));
  const found: FoundFile[] = [];
  for (const entry of entries ?? []) {
    const file = await describe(entry);
    if (file) found.push(file);
  }
  return found;
}

async function describe(entry: Dirent): Promise<FoundFile | undefined> {
  const match = entry.isFile() ? encodedName.exec(entry.name) : null;
  if (!match) return undefined;
  const path = join(entry.parentPath, entry.name);
  const stats = await unlessMissing(stat(path));
  if (!stats) return undefined;
  const usedAt = Math.max(stats.atimeMs, stats.mtimeMs);
  return { path, bytes: stats.size, usedAt, isPart: match[1] !== undefined };
}

async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
