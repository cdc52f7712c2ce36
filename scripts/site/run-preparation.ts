import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod';

/** What the builds have led to. */
const Prepared = z.object({
  /** The channel that the shell follows. */
  channel: z.string(),
});
export type Prepared = z.infer<typeof Prepared>;

/** The builds have failed; what is wrong has been printed. */
export class PreparationFailed extends Error {
  override readonly name = 'PreparationFailed';
}

/**
 * Builds what is to be served, in a process that ends afterwards (`prepare-site.ts`).
 * @param args of `npm start`
 * @param signal ends it
 * @throws PreparationFailed, the signal's reason
 */
export async function runPreparation(
  root: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<Prepared> {
  const script = join('scripts', 'site', 'prepare-site.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let message: unknown;
  child.on('message', (received) => (message = received));
  const stop = () => void child.kill();
  signal.addEventListener('abort', stop);
  const [code] = await once(child, 'exit');
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  const prepared = Prepared.safeParse(message);
  if (!prepared.success)
    throw new PreparationFailed(`The site could not be built (exit code ${String(code)}).`);
  return prepared.data;
}
