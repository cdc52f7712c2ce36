import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';

/** Something outside our hands keeps the site from starting; the message says what and how to mend it. */
export class StartFault extends Error {}

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
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    throw new StartFault(`The data folder ${folder} cannot be written to. Set DATA_DIR to one that can.`);
  }
}
