import { mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Number of log files kept, one per start, including this one. */
const keptFiles = 5;
const isLogFile = (name: string) => /^[\dTZ.-]+\.log$/.test(name);

export interface LogFile {
  readonly path: string;
  readonly descriptor: number;
  /** Adds a line from outside the processes. */
  line(text: string): void;
}

/**
 * Opens a new log file, named after the start time, and removes the oldest. Readable by its owner only: lines
 * name routes and ids.
 */
export function openLogFile(folder: string, startedAt = new Date()): LogFile {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${startedAt.toISOString().replaceAll(':', '-')}.log`);
  const descriptor = openSync(path, 'a', 0o600);
  const files = readdirSync(folder).filter(isLogFile).sort();
  for (const old of files.slice(0, -keptFiles)) rmSync(join(folder, old), { force: true });
  return { path, descriptor, line: (text) => void writeSync(descriptor, `${text}\n`) };
}
