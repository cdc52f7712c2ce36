import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess } from '../../../scripts/site/processes/managed-process';
import { waitUntilReady } from '../../../scripts/site/processes/wait-until-ready';
import { dataDir, root } from '../../environment';

/** Time for a process to drain and close before it is killed, in milliseconds. */
const closeWithinMs = 20_000;

/** A process of the topology, which can be replaced by its successor. */
export interface Part {
  readonly port: number;
  readonly pid: number;
  /** Log lines since the first start. */
  log(): Promise<string[]>;
  /**
   * Ends the process as a supervisor does, and starts another one in its place.
   * @returns the exit status of the first
   */
  restart(): Promise<string>;
  stop(): Promise<string>;
}

export interface PartOptions {
  /** Unique within the topology. */
  readonly name: string;
  readonly port: number;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Files of its data folder, by name. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Starts a process with its own data folder and waits until it is ready. */
export async function startPart({ name, port, args, env, files = {} }: PartOptions): Promise<Part> {
  const folder = join(dataDir, 'topology', name);
  await mkdir(folder, { recursive: true });
  for (const [file, content] of Object.entries(files))
    await writeFile(join(folder, file), content, { mode: 0o600 });
  const logFile = join(folder, 'log.jsonl');
  const start = async () => {
    const log = openSync(logFile, 'a');
    const started = startProcess({
      name,
      args,
      cwd: root,
      env: { PATH: process.env['PATH'], DATA_DIR: folder, ...env },
      log,
    });
    closeSync(log);
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`, started);
    return started;
  };
  let running = await start();
  const stop = async () => {
    await running.stop(closeWithinMs);
    return running.ended;
  };
  return {
    port,
    get pid() {
      return running.pid;
    },
    log: async () => (await readFile(logFile, 'utf8')).split('\n'),
    async restart() {
      const end = await stop();
      running = await start();
      return end;
    },
    stop,
  };
}
