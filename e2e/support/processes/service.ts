import { execFile } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { startProcess } from '../../../scripts/site/processes/managed-process';
import { waitUntilReady } from '../../../scripts/site/processes/wait-until-ready';
import { dataDir, root } from '../../environment';
import type { CopiedStore } from '../releases/releases';

const command = ['--import', 'tsx', join('packages', 'release-cli', 'src', 'cli.ts')];
const NewToken = z.object({ secret: z.string() });

/** A release service, started with the operator's command. */
export interface Service {
  readonly url: string;
  /** Environment of a shell that uses the service. */
  readonly shellEnv: NodeJS.ProcessEnv;
  /** Creates a token; see `release tokens new`. */
  readonly token: (owner: string, ...options: readonly string[]) => Promise<string>;
  readonly stop: () => Promise<void>;
}

export interface ServiceOptions {
  /** Unique within a run. */
  readonly name: string;
  readonly port: number;
  /** Further environment variables. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts a service for a store and its channel. */
export async function startService(
  { storeDir, channel }: Pick<CopiedStore, 'storeDir' | 'channel'>,
  { name, port, env: further }: ServiceOptions,
): Promise<Service> {
  const env = {
    ...process.env,
    RELEASE_PROJECT: root,
    DATA_DIR: join(dataDir, 'shells', `${name}-${process.pid}`),
    RELEASE_STORE: storeDir,
    RELEASE_PORT: String(port),
    LOG_LEVEL: 'warn',
    ...further,
  };
  const token = async (owner: string, ...options: readonly string[]) => {
    const args = [...command, 'tokens', 'new', owner, ...options, '--json'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
    return NewToken.parse(JSON.parse(stdout)).secret;
  };
  const reporting = await token('shells', '--roles', 'report');
  const args = [...command, 'serve', '--channels', channel];
  await mkdir(env.DATA_DIR, { recursive: true });
  const log = openSync(join(env.DATA_DIR, 'log.jsonl'), 'a');
  const service = startProcess({ name, args, cwd: root, env, log });
  closeSync(log);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${url}/healthz`, service);
  return {
    url,
    token,
    shellEnv: { RELEASE_SERVICE: url, RELEASE_TOKEN: reporting },
    stop: () => service.stop(),
  };
}
