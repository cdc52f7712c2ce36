import type { Activity } from '../activity';

type Callback = (...args: unknown[]) => unknown;

/** Globals for the code of one version. */
export interface RemoteScope {
  /** Globals that replace Node's, by name. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** Clears the timers that the code has started, once the version is no longer used. */
  dispose(): void;
}

/**
 * Creates the globals that replace Node's for a version's code: timers that put it on the shared record while
 * they run, and a `process` without environment, streams or exit.
 * @param longestTimerMs maximum delay of its timers, in milliseconds
 */
export function createRemoteScope(activity: Activity, index: number, longestTimerMs: number): RemoteScope {
  const bounded = (ms = 0) => Math.min(ms, longestTimerMs);
  const timers = new Map<NodeJS.Timeout | NodeJS.Immediate, () => void>();
  const recorded =
    (callback: Callback): Callback =>
    (...args) =>
      activity.run(index, 'timer', () => callback(...args));
  const once = <Timer extends NodeJS.Timeout | NodeJS.Immediate>(
    callback: Callback,
    start: (run: Callback) => Timer,
    clear: (timer: Timer) => void,
  ): Timer => {
    const timer = start((...args) => {
      timers.delete(timer);
      return recorded(callback)(...args);
    });
    timers.set(timer, () => clear(timer));
    return timer;
  };
  const globals = {
    setTimeout: (callback: Callback, ms?: number, ...args: unknown[]) =>
      once(
        callback,
        (run) => setTimeout(run, bounded(ms), ...args),
        (timer) => clearTimeout(timer),
      ),
    setImmediate: (callback: Callback, ...args: unknown[]) =>
      once(
        callback,
        (run) => setImmediate(run, ...args),
        (timer) => clearImmediate(timer),
      ),
    setInterval(callback: Callback, ms?: number, ...args: unknown[]) {
      const timer = setInterval(recorded(callback), bounded(ms), ...args);
      timers.set(timer, () => clearInterval(timer));
      return timer;
    },
    queueMicrotask: (callback: () => void) => queueMicrotask(recorded(callback)),
    process: restrictedProcess,
  };
  const dispose = () => {
    for (const clear of timers.values()) clear();
    timers.clear();
  };
  return { globals, dispose };
}

const nextTick = process.nextTick.bind(process);

/** The members of `process` that remotes and their libraries may read. */
export const restrictedProcess = Object.freeze({
  env: Object.freeze({ NODE_ENV: process.env['NODE_ENV'] }),
  argv: Object.freeze([]),
  platform: process.platform,
  version: process.version,
  versions: Object.freeze({ ...process.versions }),
  nextTick,
  cwd: () => '/',
  emitWarning: (warning: unknown) => console.warn(warning),
  exit: refused('process.exit'),
  abort: refused('process.abort'),
  kill: refused('process.kill'),
});

function refused(name: string) {
  return () => {
    throw new Error(`it calls ${name}, which a remote may not`);
  };
}

/** Returns the number of the version whose file appears first in a stack. */
export function versionInStack(stack: string, filenames: ReadonlyMap<string, number>): number {
  let first = { at: Infinity, index: 0 };
  for (const [filename, index] of filenames) {
    const at = stack.indexOf(`${filename}:`);
    if (at !== -1 && at < first.at) first = { at, index };
  }
  return first.index;
}
