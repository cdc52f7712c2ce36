import { join } from 'node:path';
import { followTrust, openStore, previewSecret, trustFileOf } from '@kaadu/releases';
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
  const store = await openStore(env.releaseStore);
  const app = createShell({ env, assets, previewSecret: secret, trust, store });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  await app.listen({ port: env.port, host: env.host });
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
