import { spawn } from 'node:child_process';
import { once } from 'node:events';

const startTimeoutMs = 100_000;

interface Script {
  /** Absolute path of the script's package. */
  readonly folder: string;
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  /** Pattern of the line printed when it listens; the first group is its origin. */
  readonly listening: RegExp;
  /** Command line arguments of Node. */
  readonly nodeArguments?: readonly string[];
}

/** Runs a file as a child process, TypeScript through tsx. */
export function runScript({ folder, file, env, listening: announcement, nodeArguments = [] }: Script) {
  const child = spawn(
    process.execPath,
    [...nodeArguments, ...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), file],
    {
      cwd: folder,
      env: { PATH: process.env['PATH'], ...env },
    },
  );
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]: unknown[]) => ({ code, signal, stdout, stderr }));

  /** Resolves to the origin once the process listens. @throws Error with its output if it does not */
  async function listening(): Promise<string> {
    let outcome = 'does not listen';
    void ended.then(() => (outcome = 'ended'));
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), startTimeoutMs);
    while (outcome !== 'ended' && !timeout.signal.aborted) {
      const origin = announcement.exec(stdout)?.[1];
      if (origin) {
        clearTimeout(timer);
        return origin;
      }
      await Promise.race([once(child.stdout, 'data', timeout).catch(() => undefined), ended]);
    }
    clearTimeout(timer);
    throw new Error(`${file} in ${folder} ${outcome}: ${stdout}${stderr}`);
  }
  return {
    listening,
    ended,
    pid: child.pid,
    /** Returns the output so far. */
    output: () => stdout,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}
export type ScriptProcess = ReturnType<typeof runScript>;
