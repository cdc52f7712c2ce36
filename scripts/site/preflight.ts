import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';

/** Something outside our hands keeps the site from starting; the message says what and how to mend it. */
export class StartFault extends Error {}

/** A part of the site ended by itself; it has said why, so there is nothing to add. */
export class PartEnded extends Error {}

/** @throws StartFault when the port is taken */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    const cause = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${error.code})`;
    throw new StartFault(`Port ${port} ${cause}. Stop what uses it, or set ${variable} to another.`);
  });
  await new Promise((resolve) => server.close(resolve));
}

/** @throws StartFault when the folder cannot be made or written to */
export async function requireWritableFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
  } catch {
    throw new StartFault(`The data folder ${folder} cannot be written to. Set DATA_DIR to one that can.`);
  }
}

/** Parents first, one at a time: where nothing can be made (`/proc`), `mkdir`'s own recursion never ends. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder);
}
