import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import type { SiteEnv } from './env';

type Ports = Pick<SiteEnv, 'port' | 'apiPort' | 'sandboxPort' | 'metricsPort'>;

/** The site cannot start on this machine. The message states the reason and the remedy. */
export class StartupError extends Error {}

/**
 * A process of the site exited before it was ready. The message names it and its exit status. Unless it was
 * killed, its log has the reason.
 */
export class ProcessExited extends Error {}

/**
 * Checks that a port is free.
 * @throws StartupError when the port is in use
 */
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

/**
 * Checks that all ports of the site are free.
 * @throws StartupError when one is in use
 */
export async function requireFreePorts({ port, apiPort, sandboxPort, metricsPort }: Ports): Promise<void> {
  await requireFreePort(apiPort, 'API_PORT');
  await requireFreePort(port, 'PORT');
  if (sandboxPort !== undefined) await requireFreePort(sandboxPort, 'PAYMENT_SANDBOX_PORT');
  if (metricsPort !== undefined) await requireFreePort(metricsPort, 'METRICS_PORT');
}

/**
 * Creates the folder if it is missing.
 * @throws StartupError when it cannot be created or is not writable
 */
export async function requireWritableFolder(folder: string): Promise<void> {
  try {
    await createFolder(folder);
    await access(folder, constants.W_OK);
  } catch {
    throw new StartupError(`The data folder ${folder} is not writable. Set DATA_DIR to one that is.`);
  }
}

/**
 * Creates parents one at a time, because a recursive `mkdir` never returns on a read-only file system such as
 * `/proc`.
 */
async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await createFolder(dirname(folder));
  await mkdir(folder);
}
