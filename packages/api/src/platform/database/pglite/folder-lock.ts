import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../../errors/error-code';

/**
 * Returns the start time of a process, in clock ticks since the system booted. Together with its id it
 * identifies a process, although ids are reused. Undefined without `/proc` or without such a process.
 */
export async function startTimeOf(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses, which may contain spaces; this is the 22nd.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** @returns the id of the process that holds the lock; undefined when it has ended */
async function ownerOf(lock: string): Promise<number | undefined> {
  const [pid, startTime] = lock.split(' ');
  const owner = Number(pid);
  if (owner === process.pid || !(owner > 0) || !isRunning(owner)) return undefined;
  const current = startTime === undefined ? undefined : await startTimeOf(owner);
  return current === undefined || current === startTime ? owner : undefined;
}

/**
 * Acquires a lock file that names this process. The embedded database has no lock of its own, and two
 * processes would corrupt its folder. A lock whose process has died (kill -9) is taken over, even if another
 * process has reused its id.
 * @returns the function that releases the lock
 * @throws Error naming the process that holds it
 */
export async function lockFolder(file: string): Promise<() => Promise<void>> {
  await mkdir(dirname(file), { recursive: true });
  const startTime = await startTimeOf(process.pid);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile([process.pid, startTime].join(' ').trim());
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      const owner = await ownerOf(await readFile(file, 'utf8'));
      if (owner !== undefined) throw new Error(`it is in use by process ${owner}`, { cause: error });
      await rm(file, { force: true });
    }
  }
  throw new Error('another process is opening it');
}
