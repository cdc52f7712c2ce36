import { join, sep } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { secretFile } from '@kaadu/node-runtime/data-dir';
import { closeWhenAsked } from '@kaadu/node-runtime/graceful-close';
import {
  type FollowedTrust,
  followTrust,
  openStore,
  type ReleaseStore,
  trustFileOf,
  withLocalCopy,
} from '@kaadu/release-core';
import { withServiceHints } from '@kaadu/release-core/service-client';
import { reportCrashes } from '@kaadu/safe-log';
import { Registry } from 'prom-client';
import { createShell } from './app';
import { createMetricsServer } from './metrics/metrics-server';
import { readShellAssets } from './pages/read-shell-assets';
import { readEnv, type ShellEnv } from './env';

/**
 * Growth of the heap before a collection, in per cent of what is in use. Documents are memory outside the
 * heap. By default V8 collects the whole heap after every 8 MB of them, some three times a second under load.
 * This setting makes it five times rarer (docs/performance.md). Set before the render workers start, for all
 * threads.
 */
const heapGrowth = 100;

/** Starts the shell's process. A fatal fault is reported in one line, with exit code 1. */
async function main(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`);
  const env = readEnv(process.env);
  const assets = await readShellAssets(join(__dirname, '..'));
  const pageSecret = await secretFile(join(env.dataDir, 'page-secret'));
  const reportToken = env.reportToken ?? (await secretFile(join(env.dataDir, 'report-token')));
  const trust = await followTrust(trustFileOf(trustPlaces(env)), {
    onError: (error) => process.stderr.write(`shell: the trust list cannot be read: ${describe(error)}\n`),
  });
  const stopTracing = env.tracesUrl ? await startTracing(env.tracesUrl) : undefined;
  const { store, flush } = await openShellStore(env, trust);
  const workerScript = join(__dirname, 'render-worker.cjs');
  const registry = new Registry();
  const app = createShell({
    env,
    assets,
    pageSecret,
    reportToken,
    trust,
    store,
    workerScript,
    registry: env.metrics && registry,
  });
  const metrics = env.metrics && createMetricsServer({ registry, token: env.metrics.token });
  if (metrics && env.metrics) await metrics.listen({ port: env.metrics.port, host: env.metrics.host });
  app.addHook('onClose', async () => stopTracing?.());
  // The process ends once the server is closed. Otherwise, releases that it serves could be missing from its
  // local copy.
  app.addHook('onClose', flush);
  // Last, so that a scraper sees the process drain.
  const close = () => app.drain.close(env.drainDelayMs).then(() => metrics?.close());
  closeWhenAsked(close, { deadlineMs: env.closeDeadlineMs });
  await app.listen({ port: env.port, host: env.host });
}

/**
 * Opens the release store, with a local copy if it is not on this disk (ADR 011), and with the service's
 * change hints.
 */
async function openShellStore(
  { releaseStore, dataDir, service }: ShellEnv,
  trust: FollowedTrust,
): Promise<{ readonly store: ReleaseStore; readonly flush: () => Promise<void> }> {
  const store = await openStore(releaseStore, undefined, { trust });
  const warn = (what: string) => (error: unknown) =>
    process.stderr.write(`shell: ${what}: ${describe(error)}\n`);
  const hinted = (available: ReleaseStore) =>
    service
      ? withServiceHints(available, service, {
          onError: warn('the release service sends no hints; the store is polled every second'),
        })
      : available;
  const isOnThisDisk = releaseStore.startsWith(dataDir + sep);
  if (isOnThisDisk) return { store: hinted(store), flush: async () => undefined };
  const copied = withLocalCopy(store, {
    folder: join(dataDir, 'last-releases'),
    trust,
    onDown: warn('the release store does not respond; its local copy is used'),
    onUp: () => process.stderr.write('shell: the release store responds again\n'),
    onCopyError: warn('a release could not be copied to this machine'),
  });
  return { store: hinted(copied), flush: () => copied.flush() };
}

/** Loads the tracing libraries only if spans are collected. */
async function startTracing(endpoint: string): Promise<() => Promise<void>> {
  const tracing = await import('./tracing/start-tracing');
  return tracing.startTracing(endpoint);
}

function trustPlaces({ dataDir, releaseStore, trustFile }: ShellEnv) {
  return { root: dataDir, dataFolder: dataDir, store: releaseStore, trustFile };
}

reportCrashes();
main().catch((error: unknown) => {
  process.stderr.write(`shell: ${describe(error)}\n`);
  process.exit(1);
});

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `port ${'port' in error ? String(error.port) : ''} is in use. Stop the process that uses it, or set PORT or METRICS_PORT to another.`;
  }
  return error.message;
}
