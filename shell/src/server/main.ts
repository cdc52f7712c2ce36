import { join, sep } from 'node:path';
import {
  followTrust,
  openStore,
  previewSecret,
  trustFileOf,
  withLocalCopy,
  withServiceHints,
  type ReleaseStore,
} from '@kaadu/releases';
import { createShell } from './app';
import { readShellAssets } from './document/shell-assets';
import { readEnv, type ShellEnv } from './env';

/** Starts the shell's process; a fault that keeps it from serving is one clear line and exit code 1. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const assets = await readShellAssets(join(__dirname, '..'));
  const secret = await previewSecret(join(env.dataDir, 'preview-secret'));
  const trust = await followTrust(trustFileOf(trustPlaces(env)), {
    onError: (error) => process.stderr.write(`shell: the trust list cannot be read: ${explain(error)}\n`),
  });
  const stopTracing = env.tracesUrl ? await traceTo(env.tracesUrl) : undefined;
  const app = createShell({ env, assets, previewSecret: secret, trust, store: await storeOf(env) });
  app.addHook('onClose', async () => stopTracing?.());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  await app.listen({ port: env.port, host: env.host });
}

/** The store as a shell reads it: a copy keeps it going while the store is down, and the service says when to look. */
async function storeOf({ releaseStore, dataDir, service }: ShellEnv): Promise<ReleaseStore> {
  const store = await openStore(releaseStore);
  const warn = (what: string) => (error: unknown) =>
    process.stderr.write(`shell: ${what}: ${explain(error)}\n`);
  const ownDisk = releaseStore.startsWith(dataDir + sep);
  const kept = ownDisk
    ? store
    : withLocalCopy(store, {
        folder: join(dataDir, 'last-releases'),
        onDown: warn('the release store does not answer; the copy on this machine does'),
        onUp: () => process.stderr.write('shell: the release store answers again\n'),
        onCopyError: warn('a release could not be copied to this machine'),
      });
  if (!service) return kept;
  return withServiceHints(kept, service, {
    onError: warn('the release service gives no hints; the store is asked every second'),
  });
}

/** Loads what sends spans only where spans are wanted. */
async function traceTo(endpoint: string): Promise<() => Promise<void>> {
  const { startTracing } = await import('./tracing/start-tracing');
  return startTracing(endpoint);
}

function trustPlaces({ dataDir, releaseStore, trustFile }: ShellEnv) {
  return { root: dataDir, dataFolder: dataDir, store: releaseStore, trustFile };
}

main().catch((error: unknown) => {
  process.stderr.write(`shell: ${explain(error)}\n`);
  process.exit(1);
});

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `port ${'port' in error ? String(error.port) : ''} is taken. Stop what listens there or set PORT to another.`;
  }
  return error.message;
}
