import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ComposedStore } from '@kaadu/releases/gate';
import * as z from 'zod';
import { startProcess } from '../site/managed-process';
import { waitUntilReady } from '../site/wait-until-ready';

/** The part of a line of the shell's log that a trial checks. */
const LogLine = z.looseObject({
  level: z.number(),
  msg: z.string().default(''),
  remote: z.string().optional(),
  version: z.string().optional(),
  slot: z.string().optional(),
  expose: z.string().optional(),
  path: z.string().optional(),
  cause: z.string().optional(),
  err: z.looseObject({ type: z.string(), message: z.string(), stack: z.string() }).partial().optional(),
});
export type LogLine = z.infer<typeof LogLine>;

/** The built shell, serving the composition of a trial. */
export interface TrialShell {
  readonly url: string;
  log(): Promise<LogLine[]>;
  stop(): Promise<void>;
}

export interface TrialShellOptions {
  readonly root: string;
  /** Folder for its own files. */
  readonly folder: string;
  readonly composed: ComposedStore;
  readonly port: number;
  readonly apiUrl: string;
}

/** Starts the shell's process and waits until it is ready. */
export async function startTrialShell(options: TrialShellOptions): Promise<TrialShell> {
  const { root, folder, composed, port, apiUrl } = options;
  await mkdir(folder, { recursive: true });
  const logFile = join(folder, 'log.jsonl');
  const descriptor = openSync(logFile, 'a');
  const shell = startProcess({
    name: 'trial shell',
    args: [join(root, 'shell', 'dist', 'server', 'server.cjs')],
    cwd: root,
    // Nothing is inherited: the caller's environment may name the store, the service and the secrets of the real site.
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      API_URL: apiUrl,
      API_INTERNAL_URL: apiUrl.replace('//localhost:', '//127.0.0.1:'),
      DATA_DIR: folder,
      RELEASE_STORE: composed.store,
      RELEASE_TRUST: composed.trust,
      RELEASE_CHANNEL: composed.channel,
    },
    log: descriptor,
  });
  closeSync(descriptor);
  await waitUntilReady(`http://127.0.0.1:${port}/readyz`, shell);
  return {
    url: `http://localhost:${port}`,
    stop: () => shell.stop(),
    async log() {
      const lines = (await readFile(logFile, 'utf8')).split('\n').filter((line) => line.startsWith('{'));
      return lines.map((line) => LogLine.parse(JSON.parse(line)));
    },
  };
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
