import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Check } from './gate';
import type { TrialJob } from './run-trial';

export interface TrialCheckOptions {
  /** The site's trial module. */
  readonly module: string;
  /** Folder of the candidate's build. */
  readonly folder: string;
  /** Location of the release store. */
  readonly store: string;
  readonly root: string;
  readonly timeoutMs?: number;
}

/**
 * Renders the candidate with the site's own trial in a process of its own: code that has never run anywhere is given
 * neither this process nor more than its time.
 */
export function trialCheck({ module, folder, store, root, timeoutMs = 60_000 }: TrialCheckOptions): Check {
  return {
    name: 'trial render',
    async run({ release, live }) {
      const versions = Object.fromEntries([...live, release].map(({ name, version }) => [name, version]));
      const candidate = { name: release.name, version: release.version };
      const fault = await runApart({ module, folder, store, root, candidate, versions }, timeoutMs);
      if (fault === undefined) return [];
      return [
        {
          problem: `it does not render on the server beside the live versions: ${fault}`,
          fix: 'Mend it, then build and publish again',
        },
      ];
    },
  };
}

/** @returns what went wrong, or undefined */
function runApart(job: TrialJob, timeoutMs: number): Promise<string | undefined> {
  const runner = join(import.meta.dirname, 'run-trial.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', runner], {
    cwd: job.root,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, RELEASE_KEY: '', RELEASE_TOKEN: '' },
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-4000)));
  child.stdin.end(JSON.stringify(job));
  return new Promise((resolve) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => {
      clearTimeout(timer);
      if (late) resolve(`it did not end within ${timeoutMs / 1000} s`);
      else resolve(code === 0 ? undefined : said.trim() || `it ended with code ${code}`);
    });
  });
}
