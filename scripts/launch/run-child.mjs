import { spawn } from 'node:child_process';

/** Milliseconds between two looks at whether npm is still there. */
const lookMs = 250;

/**
 * Runs a program in place of this process: it gets this process's signals, its exit code becomes this one's, and it is
 * told to stop when npm, which started this process, is gone. It learns from the channel when this process is gone.
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
 * npm passes signals to its shell, and a shell may end without passing them on. Whoever starts this without npm may leave.
 * @param {() => void} stop called once when npm, which started this process, is gone
 */
export function whenNpmIsGone(stop) {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, lookMs);
}
