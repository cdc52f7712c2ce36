import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { filesIn, foldersIn } from './files-in';

/*
 * Layout of a backup: the files of each section, and `manifest.json`, which lists every file with its size
 * and SHA-256 and is written last. Folder and files are accessible to their owner only (0700, 0600), since
 * they contain private keys.
 */

const Entry = z.object({
  /** Path below the folder, with forward slashes. */
  path: z.string().min(1),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[\da-f]{64}$/),
});
const Content = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Kind of the database. A backup can only be restored into the same kind. */
  database: z.enum(['embedded', 'postgresql']),
  files: z.array(Entry),
  folders: z.array(z.string()),
});
const Manifest = z.object({ content: Content, sha256: z.string() });
export type BackupContent = z.infer<typeof Content>;

/** A backup cannot be made or must not be restored. The message states the reason and the remedy. */
export class BackupRefused extends Error {}

const manifestName = 'manifest.json';

/**
 * Creates the folder of a backup.
 * @throws BackupRefused when it is not empty
 */
export async function createBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupRefused(`${folder} is not empty. Name a new folder for each backup.`);
  await chmod(folder, 0o700);
}

/** Writes a file of a backup, or a restored one, readable by its owner only. */
export async function writePrivate(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, bytes, { mode: 0o600, flag: 'wx' });
}

/** Marks a backup as complete, which allows it to be restored. */
export async function sealBackup(
  folder: string,
  database: BackupContent['database'],
): Promise<BackupContent> {
  const paths = await filesIn(folder);
  for (const path of paths) await chmod(join(folder, path), 0o600);
  const files = await Promise.all(paths.map((path) => describeFile(folder, path)));
  const folders = await foldersIn(folder);
  const createdAt = new Date().toISOString();
  const content: BackupContent = { format: 1, createdAt, database, files, folders };
  const draft = join(folder, `${manifestName}.new`);
  await writePrivate(draft, Buffer.from(JSON.stringify({ content, sha256: hashOf(content) }, null, 1)));
  await rename(draft, join(folder, manifestName));
  return content;
}

/**
 * Reads a backup and verifies every byte of it.
 * @throws BackupRefused with the first fault when it is incomplete or was modified
 */
export async function verifyBackup(folder: string): Promise<BackupContent> {
  const content = await readManifest(folder);
  const expected = new Map(content.files.map((entry) => [entry.path, entry]));
  const found = (await filesIn(folder)).filter((path) => path !== manifestName);
  const added = found.find((path) => !expected.has(path));
  if (added !== undefined) throw damaged(folder, `${added} does not belong to it`);
  const present = new Set([...found, ...(await foldersIn(folder))]);
  const missing = [...expected.keys(), ...content.folders].find((path) => !present.has(path));
  if (missing !== undefined) throw damaged(folder, `${missing} is missing`);
  for (const path of found) {
    const { bytes, sha256 } = await describeFile(folder, path);
    const entry = expected.get(path);
    if (entry?.bytes !== bytes || entry.sha256 !== sha256) throw damaged(folder, `${path} was changed`);
  }
  return content;
}

async function readManifest(folder: string): Promise<BackupContent> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new BackupRefused(
      `${folder} is no complete backup: it has no ${manifestName}, which is written last. Restore another one.`,
    );
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw damaged(folder, `${manifestName} is not JSON`);
  }
  const manifest = Manifest.safeParse(json);
  if (!manifest.success)
    throw damaged(folder, `${manifestName} is invalid: ${z.prettifyError(manifest.error)}`);
  if (hashOf(manifest.data.content) !== manifest.data.sha256)
    throw damaged(folder, `${manifestName} was changed`);
  return manifest.data.content;
}

function damaged(folder: string, fault: string): BackupRefused {
  return new BackupRefused(
    `The backup in ${folder} is damaged: ${fault}. Nothing was restored; take another one.`,
  );
}

function hashOf(content: BackupContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

async function describeFile(folder: string, path: string): Promise<z.infer<typeof Entry>> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(folder, path)), hash);
  const { size: bytes } = await stat(join(folder, path));
  return { path, bytes, sha256: hash.digest('hex') };
}
