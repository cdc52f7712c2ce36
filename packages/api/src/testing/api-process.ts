import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const packageFolder = resolve(__dirname, '../..');

/** Runs `main.ts` as a child process. */
export function runApi(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: packageFolder,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', API_PORT: '0', ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]: unknown[]) => ({ code, signal, stdout, stderr }));

  /** Resolves to the process's origin once it listens. @throws Error with its stderr when it exits first */
  async function listening(): Promise<string> {
    let over = false;
    void ended.then(() => (over = true));
    while (!over) {
      const origin = /API listening on (\S+)/.exec(stdout)?.[1];
      if (origin) return origin;
      await Promise.race([once(child.stdout, 'data'), ended]);
    }
    throw new Error(`The API ended: ${stderr}`);
  }
  return { listening, ended, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}
