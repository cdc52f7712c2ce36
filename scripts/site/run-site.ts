import { join } from 'node:path';
import { bundleOf, bundleService } from './builds/bundle-services';
import type { SiteEnv } from './env';
import type { LogFile } from './processes/log-file';
import { supervise, type Supervised } from './processes/supervise';

export interface RunningSite {
  readonly siteUrl: string;
  readonly apiUrl: string;
  stop(): Promise<void>;
}

export interface RunSiteOptions {
  readonly root: string;
  readonly env: Omit<SiteEnv, 'soloPort' | 'metricsPort'>;
  /** Further environment variables of all processes. */
  readonly extra?: NodeJS.ProcessEnv;
  /** Stops what has been started. */
  readonly signal?: AbortSignal;
  /** Gets what the processes print; without one their logs are dropped unless they are shown. */
  readonly logFile?: Pick<LogFile, 'descriptor'>;
  /** Told in one line when a process has ended by itself, and when it runs again. */
  readonly onEvent: (line: string) => void;
}

/**
 * Starts the payment sandbox (unless payments go through Razorpay), the API and the shell, and waits until each is ready.
 * From then on each is started again when it ends by itself (ADR 050); the others serve what they can meanwhile.
 * @throws ProcessExited when one ends instead, StartupError when one is not ready in time, the signal's reason when it is
 * aborted
 */
export async function runSite(options: RunSiteOptions): Promise<RunningSite> {
  const { root, env, extra = {}, signal, logFile, onEvent } = options;
  const processes: Supervised[] = [];
  const stop = async () => {
    await Promise.all(processes.map((process) => process.stop()));
  };
  signal?.addEventListener('abort', () => void stop());
  const siteUrl = `http://localhost:${env.port}`;
  const apiUrl = `http://localhost:${env.apiPort}`;
  const shared = {
    // No proxy is in front, which would have to notice.
    DRAIN_DELAY_MS: '0',
    // Each arena of glibc's allocator keeps what was freed in it: with one for each thread, pictures take twice the memory.
    MALLOC_ARENA_MAX: '2',
    // It also raises the size from which blocks go back to the system at once to the largest that was ever freed. V8's
    // compilers free blocks of 32 KiB, which lie between others that stay (ADR 068).
    MALLOC_MMAP_THRESHOLD_: '32768',
    MALLOC_TRIM_THRESHOLD_: '131072',
    ...process.env,
    PORT: String(env.port),
    API_PORT: String(env.apiPort),
    DATA_DIR: env.dataDir,
    SITE_ORIGIN: siteUrl,
    ...sandboxVariables(env),
    ...extra,
  };
  try {
    for (const { name, service, args, port, own } of partsOf(env, extra)) {
      if (service) await bundleService(root, service);
      signal?.throwIfAborted();
      const part = supervise({
        name,
        args,
        cwd: root,
        env: { ...shared, ...own },
        log: env.verbose ? 'inherit' : (logFile?.descriptor ?? 'ignore'),
        copyTo: logFile?.descriptor,
        readyUrl: `http://127.0.0.1:${port}/readyz`,
        onEvent,
      });
      processes.push(part);
      await part.ready;
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { siteUrl, apiUrl, stop };
}

type Ports = Pick<SiteEnv, 'port' | 'apiPort' | 'sandboxPort'>;

interface Part {
  readonly name: string;
  readonly args: readonly string[];
  /** The service of `packages` whose bundle it runs. */
  readonly service?: string;
  readonly port: number;
  /** Environment variables of this process alone. */
  readonly own?: NodeJS.ProcessEnv;
}

/**
 * Node's flags for services that share a machine with all of the site. Source maps, which Node reads for every module at its
 * start, take 20 MB of the API; the bundles are not minified, and name the files that they are made of.
 */
const smallMemory = ['--max-semi-space-size=4'];

/** The processes of a site, in the order in which they start. */
function partsOf(
  { port, apiPort, sandboxPort }: Ports,
  { NODE_ENV: mode = 'production' }: NodeJS.ProcessEnv,
) {
  const parts: Part[] = [];
  const flags = mode === 'production' ? smallMemory : ['--enable-source-maps'];
  const serviceIn = (service: string) => ({ service, args: [...flags, bundleOf(service)] });
  if (sandboxPort !== undefined)
    parts.push({ name: 'payment sandbox', ...serviceIn('payment-sandbox'), port: sandboxPort });
  parts.push({ name: 'API', ...serviceIn('api'), port: apiPort });
  const build = mode === 'production' ? 'dist' : 'dist-development';
  const shell = [join('shell', build, 'server', 'server.cjs')];
  parts.push({ name: 'shell', args: shell, port, own: { NODE_ENV: mode } });
  return parts;
}

/** How the API and the payment sandbox find each other. */
function sandboxVariables({ sandboxPort, apiPort }: Ports): NodeJS.ProcessEnv {
  if (sandboxPort === undefined) return {};
  return {
    PAYMENT_SANDBOX_PORT: String(sandboxPort),
    PAYMENT_SANDBOX_URL: `http://localhost:${sandboxPort}`,
    WEBHOOK_URL: `http://localhost:${apiPort}/payments/webhook`,
  };
}
