import { findProjectRoot } from '@kaadu/node-runtime/data-dir';
import { join } from 'node:path';
import { runScript } from './child-process';

/**
 * Entry of the API in its package: its sources, or the bundle that `npm test` builds, which starts faster.
 */
const entry = process.env['API_ENTRY'] ?? 'src/main.ts';

/** Runs the API as a child process. */
export function runApi(env: Readonly<Record<string, string>>, nodeArguments?: readonly string[]) {
  return runScript({
    folder: join(findProjectRoot(process.env), 'packages', 'api'),
    file: entry,
    env: { LOG_LEVEL: 'silent', API_PORT: '0', DRAIN_DELAY_MS: '0', ...env },
    nodeArguments,
    listening: /API listening on (\S+)/,
  });
}
