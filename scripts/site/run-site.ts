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
  /** Stops all started processes. */
  readonly signal?: AbortSignal;
  /** Gets the output of the processes; without one it is dropped unless shown. */
  readonly logFile?: Pick<LogFile, 'descriptor'>;
  /** Called with one line when a process has exited by itself, and when it runs again. */
  readonly onEvent: (line: string) => void;
}

/**
 * Starts the payment sandbox (unless payments go through Razorpay), the API and the shell, and waits until
 * each is ready. Each is restarted when it exits by itself (ADR 050); meanwhile the others continue to serve.
 * @throws ProcessExited when one exits before it is ready, StartupError when one times out, the signal's
 * reason when it is aborted
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
    // There is no proxy in front that would have to notice.
    DRAIN_DELAY_MS: '0',
    // Each arena of glibc's allocator retains freed memory: with one per thread, images take twice the
    // memory.
    MALLOC_ARENA_MAX: '2',
    // Fixes the mmap threshold, which glibc otherwise raises to the largest block ever freed. V8's compilers
    // free blocks of 32 KiB between others that stay (ADR 068).
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
  /** Service of `packages` whose bundle the process runs. */
  readonly service?: string;
  readonly port: number;
  /** Environment variables for this process alone. */
  readonly own?: NodeJS.ProcessEnv;
}

/**
 * Node's flags for services that share a machine with the whole site. They omit source maps, which Node reads
 * for every module at its start and which take 20 MB in the API. The bundles are not minified and name their
 * source files.
 */
const smallMemory = ['--max-semi-space-size=4'];

/** Returns the processes of a site, in start order. */
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

/** Returns the variables by which the API and the payment sandbox find each other. */
function sandboxVariables({ sandboxPort, apiPort }: Ports): NodeJS.ProcessEnv {
  if (sandboxPort === undefined) return {};
  return {
    PAYMENT_SANDBOX_PORT: String(sandboxPort),
    PAYMENT_SANDBOX_URL: `http://localhost:${sandboxPort}`,
    WEBHOOK_URL: `http://localhost:${apiPort}/payments/webhook`,
  };
}
