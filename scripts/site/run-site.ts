import { join } from 'node:path';
import type { SiteEnv } from './env';
import { startProcess, type ManagedProcess } from './managed-process';
import { waitUntilReady } from './wait-until-ready';

export interface RunningSite {
  readonly siteUrl: string;
  readonly apiUrl: string;
  /** Resolves with the exit code of the first process that exits by itself. */
  readonly ended: Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the API and the shell and waits until both are ready.
 * @param extra environment variables of both
 * @param signal stops what has been started
 * @throws ProcessExited when one exits instead, StartupError when one is not ready in time
 */
export async function runSite(
  root: string,
  env: SiteEnv,
  extra: NodeJS.ProcessEnv = {},
  signal?: AbortSignal,
): Promise<RunningSite> {
  const processes: ManagedProcess[] = [];
  const stop = async () => {
    await Promise.all(processes.map((running) => running.stop()));
  };
  signal?.addEventListener('abort', () => void stop());
  const siteUrl = `http://localhost:${env.port}`;
  const apiUrl = `http://localhost:${env.apiPort}`;
  const shared = {
    ...process.env,
    PORT: String(env.port),
    API_PORT: String(env.apiPort),
    DATA_DIR: env.dataDir,
    SITE_ORIGIN: siteUrl,
    ...extra,
  };
  const start = async (name: string, args: readonly string[], own: NodeJS.ProcessEnv, readyUrl: string) => {
    const started = startProcess({
      name,
      args,
      cwd: root,
      env: { ...shared, ...own },
      log: env.verbose ? 'inherit' : 'ignore',
    });
    processes.push(started);
    try {
      await waitUntilReady(readyUrl, started);
    } catch (error) {
      await stop();
      throw error;
    }
  };
  const apiMain = join('packages', 'api', 'src', 'main.ts');
  await start('API', ['--import', 'tsx', apiMain], {}, `http://127.0.0.1:${env.apiPort}/readyz`);
  const mode = extra['NODE_ENV'] ?? 'production';
  const shellMain = join(
    'shell',
    mode === 'production' ? 'dist' : 'dist-development',
    'server',
    'server.cjs',
  );
  await start('shell', [shellMain], { NODE_ENV: mode }, `http://127.0.0.1:${env.port}/readyz`);
  return { siteUrl, apiUrl, ended: Promise.race(processes.map((running) => running.ended)), stop };
}
