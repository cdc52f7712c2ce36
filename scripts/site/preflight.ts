import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import type { SiteEnv } from './env';

type Ports = Pick<SiteEnv, 'port' | 'apiPort' | 'sandboxPort' | 'metricsPort'>;

/** The site cannot start on this machine as it is; the message says why and how to fix it. */
export class StartupError extends Error {}

/** A process of the site ended before it was ready; the message says which and how. It has logged why, unless it was killed. */
export class ProcessExited extends Error {}

/** @throws StartupError when the port is in use */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    const cause = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
    throw new StartupError(
      `Port ${port} ${cause}. Stop the process that uses it, or set ${variable} to another port.`,
    );
  });
  await new Promise((resolve) => server.close(resolve));
}

/** @throws StartupError when a port of the site is in use */
export async function requireFreePorts({ port, apiPort, sandboxPort, metricsPort }: Ports): Promise<void> {
  await requireFreePort(apiPort, 'API_PORT');
  await requireFreePort(port, 'PORT');
  if (sandboxPort !== undefined) await requireFreePort(sandboxPort, 'PAYMENT_SANDBOX_PORT');
  if (metricsPort !== undefined) await requireFreePort(metricsPort, 'METRICS_PORT');
}

/** Creates the folder where it is missing. @throws StartupError when it cannot be created or is not writable */
export async function requireWritableFolder(folder: string): Promise<void> {
  try {
    await createFolder(folder);
    await access(folder, constants.W_OK);
  } catch {
    throw new StartupError(`The data folder ${folder} is not writable. Set DATA_DIR to one that is.`);
  }
}

/** Creates parents one at a time: where nothing can be created (`/proc`), a recursive `mkdir` never returns. */
async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await createFolder(dirname(folder));
  await mkdir(folder);
}
