import { findProjectRoot } from '@kaadu/data-dir';
import { join } from 'node:path';
import { runScript } from './child-process';

/** Runs `main.ts` as a child process. */
export function runApi(env: Readonly<Record<string, string>>, nodeArguments?: readonly string[]) {
  return runScript({
    folder: join(findProjectRoot(process.env), 'packages', 'api'),
    file: 'src/main.ts',
    env: { LOG_LEVEL: 'silent', API_PORT: '0', DRAIN_DELAY_MS: '0', ...env },
    nodeArguments,
    listening: /API listening on (\S+)/,
  });
}
