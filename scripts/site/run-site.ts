import { join } from 'node:path';
import type { SiteEnv } from './env';
import { startProcess, type ManagedProcess } from './managed-process';
import { waitUntilReady } from './wait-until-ready';

export interface RunningSite {
  readonly siteUrl: string;
  readonly apiUrl: string;
  /** Resolves when the first process exits by itself. */
  readonly ended: Promise<{ readonly name: string; readonly code: number }>;
  stop(): Promise<void>;
}

/**
 * Starts the payment sandbox (unless payments go through Razorpay), the API and the shell, and waits until each is ready.
 * @param extra environment variables of all
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
    ...sandboxVariables(env),
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
  if (env.sandboxPort !== undefined) {
    const sandboxMain = join('packages', 'payment-sandbox', 'src', 'main.ts');
    const readyUrl = `http://127.0.0.1:${env.sandboxPort}/readyz`;
    await start('payment sandbox', ['--import', 'tsx', sandboxMain], {}, readyUrl);
  }
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
  const ended = Promise.race(
    processes.map(async (running) => ({ name: running.name, code: await running.ended })),
  );
  return { siteUrl, apiUrl, ended, stop };
}

/** How the API and the payment sandbox find each other. */
function sandboxVariables({ sandboxPort, apiPort }: SiteEnv): NodeJS.ProcessEnv {
  if (sandboxPort === undefined) return {};
  return {
    PAYMENT_SANDBOX_PORT: String(sandboxPort),
    PAYMENT_SANDBOX_URL: `http://localhost:${sandboxPort}`,
    WEBHOOK_URL: `http://localhost:${apiPort}/payments/webhook`,
  };
}
