import { readSandboxEnv } from './env';
import { startSandbox } from './start-sandbox';

try {
  const sandbox = await startSandbox(await readSandboxEnv(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
  process.stdout.write(`Payment sandbox listening on ${sandbox.origin}: no money moves\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
