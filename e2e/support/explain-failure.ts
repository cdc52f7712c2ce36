import { mkdir, open, readdir, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestInfo } from '@playwright/test';
import { dataDir } from '../environment';

/** Folders of a run in which processes write their logs. */
const logFolders = ['logs', 'shells', 'topology', 'by-mail', 'npm-start'];
/** Maximum size of a saved log, in bytes: its end has the cause of the failure. */
const keptBytes = 500_000;

/**
 * Writes the errors of a failed test, and the process logs of its duration, into the test's output folder.
 */
export async function explainFailure(testInfo: TestInfo, startedAt: Date): Promise<void> {
  const errors = testInfo.errors.map(({ stack, message }) =>
    stripVTControlCharacters(stack ?? message ?? ''),
  );
  await mkdir(testInfo.outputDir, { recursive: true });
  await writeFile(
    testInfo.outputPath('error.txt'),
    `${testInfo.titlePath.join(' › ')}\n\n${errors.join('\n\n')}\n`,
  );
  for (const log of await logsSince(startedAt)) {
    const name = relative(dataDir, log).replaceAll('/', '-');
    await writeFile(testInfo.outputPath(name), await readEnd(log));
  }
}

/** Lists logs written to since the start of a test. */
async function logsSince(startedAt: Date): Promise<string[]> {
  const listed = logFolders.map(async (folder) => {
    const files = await readdir(join(dataDir, folder), { recursive: true }).catch(() => []);
    return files.filter((file) => /\.(jsonl|log)$/.test(file)).map((file) => join(dataDir, folder, file));
  });
  const found: string[] = [];
  for (const file of (await Promise.all(listed)).flat()) {
    const written = await stat(file).catch(() => undefined);
    if (written?.isFile() && written.mtime >= startedAt) found.push(file);
  }
  return found;
}

/** Reads the end of a file. */
async function readEnd(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, keptBytes);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer;
  } finally {
    await file.close();
  }
}
