import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { forkProgram } from '../../child-process/fork-program';

/**
 * Creates an empty database in a folder, in its own process. PostgreSQL's `initdb` briefly takes half a
 * gigabyte, of which a long-running process would retain 40 MB.
 * @throws Error with the message of PostgreSQL or the system
 */
export async function createDatabase(folder: string): Promise<void> {
  const child = forkProgram('create-database-process', import.meta.url, { args: [folder], isSilent: true });
  const [[code, signal], errors] = await Promise.all([
    once(child, 'exit'),
    child.stderr ? text(child.stderr) : '',
    child.stdout && text(child.stdout),
  ]);
  if (code === 0) return;
  throw new Error(`No database can be created in ${folder} (${signal ?? `exit code ${code}`}): ${errors}`);
}
