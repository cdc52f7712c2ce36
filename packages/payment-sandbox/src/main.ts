import { closeWhenAsked } from '@kaadu/node-runtime/graceful-close';
import { reportCrashes } from '@kaadu/safe-log';
import { readSandboxEnv } from './env';
import { startSandbox } from './start-sandbox';

reportCrashes();
try {
  const sandbox = await startSandbox(await readSandboxEnv(process.env));
  closeWhenAsked(() => sandbox.close());
  process.stdout.write(`Payment sandbox listening on ${sandbox.origin}: no money moves\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
