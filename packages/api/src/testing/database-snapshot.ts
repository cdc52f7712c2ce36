import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { access, link, mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { migrationsFolder } from '../platform/database/migrate';
import { snapshotPglite } from '../platform/database/pglite';
import { errorCode } from '../platform/errors/error-code';

/** Kept between test runs. */
const folder = join(tmpdir(), `kaadu-test-databases-${userInfo().uid}`);

/** Changes with the schema and with the release of the embedded database. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) hash.update(name).update(await readFile(join(migrationsFolder, name)));
  const library = createRequire(__filename).resolve('@electric-sql/pglite');
  return hash
    .update(library)
    .update(await readFile(join(dirname(library), '..', 'package.json')))
    .digest('hex');
}

async function prepare(): Promise<string> {
  const path = join(folder, `${await fingerprint()}.tar`);
  try {
    await access(path);
  } catch {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Several workers may get here together: each writes a file of its own, and the first one's stays. A file that took
    // its place would make the blobs unreadable that others have opened.
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, Buffer.from(await (await snapshotPglite()).arrayBuffer()));
    await link(draft, path).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
    await unlink(draft);
  }
  return path;
}

let prepared: Promise<string> | undefined;

/** An empty embedded database with today's schema, made once for all test files. */
export async function databaseSnapshot(): Promise<Blob> {
  prepared ??= prepare();
  return openAsBlob(await prepared);
}
