import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePorts } from '../../../scripts/site/processes/free-ports';
import { dataDir, root } from '../../environment';

/** Child processes of `npm start`, by a substring of their command line. */
const programs = {
  api: 'packages/api/dist/main.js',
  shell: 'shell/dist/server/server.cjs',
  sandbox: 'packages/payment-sandbox/dist/main.js',
  supervisor: 'scripts/bootstrap.mjs',
} as const;

/** The site as started by a person with `npm start`. */
export interface NpmStart {
  /** Origins of the site, the API and the payment sandbox. */
  readonly origins: { readonly site: string; readonly api: string; readonly sandbox: string };
  /** The process of npm. */
  readonly pid: number;
  /** Returns the current process id of a program; undefined when it is not running. */
  pidOf(part: keyof typeof programs): Promise<number | undefined>;
  /** Returns the process ids of all programs, and of their supervisor. */
  pids(): Promise<number[]>;
  /** Output so far. */
  output(): string;
  /** Resolves with exit code and signal of npm. */
  readonly ended: Promise<unknown[]>;
}

/** Creates a data folder for `npm start` with current builds, so that nothing is built again. */
export async function prepareDataFolder(name: string): Promise<string> {
  const folder = join(dataDir, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of ['builds', 'keys', 'store'])
    await cp(join(dataDir, part), join(folder, part), { recursive: true });
  return folder;
}

/** Runs `npm start` on free ports, and waits until the site responds. */
export async function npmStart(dataFolder: string): Promise<NpmStart> {
  const [site = 0, api = 0, sandbox = 0] = await freePorts(3);
  const ports = { site, api, sandbox };
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataFolder,
      PORT: String(ports.site),
      API_PORT: String(ports.api),
      PAYMENT_SANDBOX_PORT: String(ports.sandbox),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const pid = child.pid ?? 0;
  try {
    await expect
      .poll(() => output.includes('ready after') || child.exitCode !== null, { timeout: 100_000 })
      .toBe(true);
    expect(output).toContain('ready after');
  } catch (error) {
    child.kill();
    throw new Error(`npm start was not ready within 100 s, or has ended. It printed:\n${output}`, {
      cause: error,
    });
  }
  // Looked up once: after npm has exited, its processes have no parent to find them by.
  const [supervisor = 0] = await matching(pid, programs.supervisor);
  const pidOf = async (part: keyof typeof programs) =>
    part === 'supervisor' ? supervisor : (await matching(supervisor, programs[part]))[0];
  return {
    origins: {
      site: `http://127.0.0.1:${ports.site}`,
      api: `http://127.0.0.1:${ports.api}`,
      sandbox: `http://127.0.0.1:${ports.sandbox}`,
    },
    pid,
    pidOf,
    pids: async () => [
      supervisor,
      ...(await Promise.all([pidOf('api'), pidOf('shell'), pidOf('sandbox')])).filter(
        (found) => found !== undefined,
      ),
    ],
    output: () => output,
    ended,
  };
}

/** Whether a process exists. */
export function isRunning(pid: number): boolean {
  return existsSync(join('/proc', String(pid)));
}

/** Lists descendant processes whose command line contains a text. */
async function matching(pid: number, text: string): Promise<number[]> {
  const children = await childrenOf(pid);
  const found = await Promise.all(
    children.map(async (child) => {
      const commandLine = await readProc(child, 'cmdline');
      // `sh -c` and npm name the command too.
      const runs = commandLine.split('\0').includes(text);
      return [...(runs ? [child] : []), ...(await matching(child, text))];
    }),
  );
  return found.flat();
}

async function childrenOf(pid: number): Promise<number[]> {
  const list = await readProc(pid, join('task', String(pid), 'children'));
  return list.split(' ').filter(Boolean).map(Number);
}

/** Reads a file of a process, which may end at any time together with its folder. */
async function readProc(pid: number, file: string): Promise<string> {
  return readFile(join('/proc', String(pid), file), 'utf8').catch(() => '');
}
