import { spawn } from 'node:child_process';

/** Interval between checks that npm is still running, in milliseconds. */
const pollMs = 250;

/**
 * Runs a program in place of this process: forwards signals to it, exits with its exit code, and stops it
 * when npm, which started this process, has exited. The program detects by its channel that this process has
 * exited.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function runChild(program, args, cwd) {
  const child = spawn(program, args, { cwd, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
  whenNpmIsGone(() => child.kill('SIGTERM'));
}

/**
 * Detects that npm has exited. npm passes signals to its shell, which may exit without passing them on.
 * Without npm, the parent may exit freely.
 * @param {() => void} stop called once when npm, which started this process, has exited
 */
export function whenNpmIsGone(stop) {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, pollMs);
}
