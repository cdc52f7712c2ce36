import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../errors/error-code';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Acquires a lock file that names this process. The embedded database has no lock of its own, and two processes
 * in one folder destroy it. A lock whose process has died (kill -9) is taken over.
 * @returns the function that releases the lock
 * @throws Error naming the process that holds it
 */
export async function lockFolder(file: string): Promise<() => Promise<void>> {
  await mkdir(dirname(file), { recursive: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      const owner = Number(await readFile(file, 'utf8'));
      if (owner !== process.pid && owner > 0 && isRunning(owner)) {
        throw new Error(`it is in use by process ${owner}`, { cause: error });
      }
      await rm(file, { force: true });
    }
  }
  throw new Error('another process is opening it');
}
