import { existsSync, readFileSync } from 'node:fs';

/** Reads a tool's JSON report; undefined when the tool has written none. */
export function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
