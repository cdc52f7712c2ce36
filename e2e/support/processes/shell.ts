import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { startProcess } from '../../../scripts/site/processes/managed-process';
import { waitUntilReady } from '../../../scripts/site/processes/wait-until-ready';
import { apiPort, dataDir, root } from '../../environment';
import { copyStore, siteVersions, type CopiedStore } from '../releases/releases';

/** Fields of a shell's log line that specs read. */
const LogLine = z.looseObject({
  msg: z.string().default(''),
  remote: z.string().optional(),
  version: z.string().optional(),
  cause: z.string().optional(),
  slot: z.string().optional(),
  rss: z.number().optional(),
  heapUsed: z.number().optional(),
  external: z.number().optional(),
  pid: z.number().optional(),
});
export type LogLine = z.infer<typeof LogLine>;

/** A shell process in addition to the site's, with its own data folder, store and channel. */
export interface Shell extends CopiedStore {
  readonly url: string;
  readonly dataDir: string;
  /** Versions at the start, by remote. */
  readonly versions: Readonly<Record<string, string>>;
  readonly log: () => Promise<LogLine[]>;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

export interface ShellOptions {
  /** Unique within a run. */
  readonly name: string;
  readonly port: number;
  /** Changes the copied store before the shell starts. */
  readonly prepare?: (copy: CopiedStore & Pick<Shell, 'versions'>) => Promise<unknown>;
  /** A shell to share a store and a channel with, or a store copied earlier, instead of a new copy. */
  readonly shareWith?: CopiedStore & Pick<Shell, 'versions'>;
  /** Start timeout, in milliseconds. */
  readonly readyTimeoutMs?: number;
  readonly env?: NodeJS.ProcessEnv | ((copy: CopiedStore) => Promise<NodeJS.ProcessEnv>);
}

/**
 * Starts a shell on a copy of the site's releases, and waits until it is ready. Otherwise rejects and ends
 * its process.
 */
export async function startShell(options: ShellOptions): Promise<Shell> {
  const { name, port, prepare, shareWith, env, readyTimeoutMs } = options;
  // A repeated test, or a file whose worker was replaced, starts it again.
  const folder = join(dataDir, 'shells', `${name}-${process.pid}`);
  if (!shareWith) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const copy = shareWith ?? (await copySiteStore(join(folder, 'store')));
  await prepare?.(copy);

  const logFile = join(folder, 'log.jsonl');
  const descriptor = openSync(logFile, 'a');
  const shell = startProcess({
    name,
    args: [join('shell', 'dist', 'server', 'server.cjs')],
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: folder,
      RELEASE_STORE: copy.storeDir,
      RELEASE_CHANNEL: copy.channel,
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
      DRAIN_DELAY_MS: '0',
      // Specs act as the proxy: each of their visitors has their own IP address.
      TRUSTED_PROXIES: '1',
      ...(typeof env === 'function' ? await env(copy) : env),
    },
    log: descriptor,
  });
  closeSync(descriptor);
  const log = async () => {
    const lines = (await readFile(logFile, 'utf8')).split('\n').filter((line) => line.startsWith('{'));
    return lines.map((line) => LogLine.parse(JSON.parse(line)));
  };
  const url = `http://localhost:${port}`;
  await waitUntilReady(`http://127.0.0.1:${port}/readyz`, shell, readyTimeoutMs).catch(
    async (error: unknown) => {
      await shell.stop();
      throw error;
    },
  );
  const { channel, store, storeDir, versions } = copy;
  // On a busy machine a version may miss the first release set; it is admitted a moment later.
  if (!prepare && !shareWith)
    await expect.poll(() => versionsServedAt(url), { message: `the versions of ${name}` }).toEqual(versions);
  return {
    url,
    dataDir: folder,
    channel,
    store,
    storeDir,
    versions,
    log,
    pid: shell.pid,
    stop: () => shell.stop(),
  };
}

const Readiness = z.object({ versions: z.record(z.string(), z.string()) });

async function versionsServedAt(url: string): Promise<Record<string, string>> {
  return Readiness.parse(await (await fetch(`${url}/readyz`)).json()).versions;
}

/** Copies the releases that the site serves. */
async function copySiteStore(storeDir: string): Promise<CopiedStore & Pick<Shell, 'versions'>> {
  const versions = await siteVersions();
  const channel = 'copy';
  return { store: await copyStore(storeDir, channel, versions), storeDir, channel, versions };
}
