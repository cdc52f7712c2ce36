import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod';

/** Result of the builds. */
const Prepared = z.object({
  /** Channel that the shell follows. */
  channel: z.string(),
});
export type Prepared = z.infer<typeof Prepared>;

/** The builds failed; the errors have been printed. */
export class PreparationFailed extends Error {
  override readonly name = 'PreparationFailed';
}

/**
 * Runs the builds in a child process (`prepare-site.ts`).
 * @param args of `npm start`
 * @param signal aborts it
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
