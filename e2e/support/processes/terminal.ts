import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { freePorts } from '../../../scripts/site/processes/free-ports';

/** A long-running program in a terminal. */
export interface RunningCommand {
  /** Output so far. */
  output(): string;
  /** Presses Ctrl-C, and waits until it has exited. */
  interrupt(): Promise<void>;
}

/** A terminal on a machine with Node, npm and Git, and without pnpm. */
export class Terminal {
  readonly #aliases: string[] = [];

  private constructor(
    readonly folder: string,
    readonly siteUrl: string,
    readonly env: NodeJS.ProcessEnv,
  ) {}

  /**
   * Opens a terminal.
   * @param folder working directory of commands
   * @param scratch a folder outside it, for the terminal's own files
   */
  static async open(folder: string, scratch: string): Promise<Terminal> {
    const programs = join(scratch, 'programs');
    await mkdir(programs, { recursive: true });
    await writeFile(join(programs, 'pnpm'), '#!/bin/sh\necho "pnpm: not found" >&2\nexit 127\n', {
      mode: 0o755,
    });
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(RELEASE_|DATA_DIR|SITE_|PORT|NODE_ENV|npm_)/.test(name),
    );
    const [port = 0, apiPort, sandboxPort] = await freePorts(3);
    return new Terminal(folder, `http://localhost:${port}`, {
      ...Object.fromEntries(own),
      PATH: `${programs}:${process.env['PATH'] ?? ''}`,
      PORT: String(port),
      API_PORT: String(apiPort),
      PAYMENT_SANDBOX_PORT: String(sandboxPort),
    });
  }

  alias(line: string): void {
    this.#aliases.push(line);
  }

  /**
   * Runs a command.
   * @returns its output; rejects with it on failure
   */
  async type(command: string): Promise<string> {
    const { stdout } = await promisify(execFile)('bash', ['-c', this.#script(command)], this.#options);
    return stdout;
  }

  /** Starts a long-running command; resolves once its output reports that it is ready. */
  async keepRunning(command: string, ready: RegExp): Promise<RunningCommand> {
    // A separate process group, which receives Ctrl-C.
    const child = spawn('bash', ['-c', this.#script(command)], {
      ...this.#options,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    // The error of a timeout contains its output.
    await expect
      .poll(() => (child.exitCode === null ? output : ready.source), { timeout: 300_000, message: command })
      .toMatch(ready);
    expect(output, `what ${command} printed`).toMatch(ready);
    return {
      output: () => output,
      async interrupt() {
        const isRunning = child.exitCode === null && child.signalCode === null;
        if (child.pid !== undefined && isRunning) process.kill(-child.pid, 'SIGINT');
        await ended;
      },
    };
  }

  get #options() {
    return { cwd: this.folder, env: this.env };
  }

  #script(command: string): string {
    return ['shopt -s expand_aliases', ...this.#aliases, command].join('\n');
  }
}
