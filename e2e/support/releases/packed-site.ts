import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';

const run = promisify(execFile);
const Built = z.object({ version: z.string() });

/**
 * The site written by `release init`, with the engine installed by npm from tarballs, in a folder outside the
 * repository.
 */
export class PackedSite {
  #server: ChildProcess | undefined;
  url = '';
  /** Log of the host so far. */
  log = '';

  /** @param folder of the site @param node path of the Node that everything runs on */
  private constructor(
    readonly folder: string,
    readonly node: string,
  ) {}

  /**
   * Installs the engine, as `npx --package` does, and makes it write a site, into which it is installed
   * again.
   */
  static async create(scratch: string, tarballs: readonly string[], node: string): Promise<PackedSite> {
    const tool = new PackedSite(join(scratch, 'tool'), node);
    await mkdir(tool.folder, { recursive: true });
    await writeFile(join(tool.folder, 'package.json'), '{ "private": true }');
    await tool.install(...tarballs, 'react@19', 'react-dom@19');
    const site = new PackedSite(join(scratch, 'site'), node);
    await tool.release('init', site.folder);
    const types = ['@types/node@20', '@types/react@19', '@types/react-dom@19'];
    await site.install(...tarballs, ...types, 'react@19', 'react-dom@19');
    return site;
  }

  /** Installs Next, adds the pages of a folder to the site, and builds it. */
  async addNext(folder: string): Promise<void> {
    await cp(folder, this.folder, { recursive: true });
    await this.install('next@16', 'typescript@5');
    await this.#command('next', ['build']);
  }

  async install(...packages: string[]): Promise<void> {
    const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    await run('npm', ['install', ...quiet, ...packages], { cwd: this.folder, env: this.#env() });
  }

  async release(...args: string[]): Promise<string> {
    return this.#command('release', args);
  }

  async buildHost(): Promise<void> {
    await this.#command('tsx', ['host/build.ts']);
  }

  /** Builds and publishes the remote. @param options of `release publish` @returns its version */
  async publish(...options: string[]): Promise<string> {
    const { version } = Built.parse(JSON.parse(await this.release('--json', 'build', 'hello')));
    await this.release('publish', 'hello', ...options);
    return version;
  }

  /** Builds, publishes and promotes the remote. @param options of `release publish` @returns its version */
  async ship(...options: string[]): Promise<string> {
    const version = await this.publish(...options);
    await this.release('promote', `hello@${version}`);
    return version;
  }

  async edit(file: string, from: string, to: string): Promise<void> {
    const path = join(this.folder, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
    await writeFile(path, text.replace(from, to));
  }

  /** Starts the host, which responds once it has applied the channel. */
  start(port: number): void {
    this.#start(port, ['host/dist/server/server.cjs']);
  }

  /** Starts the Next site. */
  startNext(port: number): void {
    this.#start(port, ['node_modules/next/dist/bin/next', 'start']);
  }

  #start(port: number, command: readonly string[]): void {
    this.#server = spawn(this.node, command, {
      cwd: this.folder,
      env: this.#env({ PORT: String(port) }),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#server.stderr?.on('data', (part: Buffer) => (this.log += part.toString()));
    this.url = `http://localhost:${port}`;
  }

  /** Starts `npm run dev`, as a terminal does: in a process group, which receives Ctrl-C. */
  develop(port: number): void {
    this.#server = spawn('npm', ['run', 'dev'], {
      cwd: this.folder,
      env: this.#env({ PORT: String(port) }),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const output of [this.#server.stdout, this.#server.stderr])
      output?.on('data', (part: Buffer) => (this.log += part.toString()));
    this.url = `http://localhost:${port}`;
  }

  async stop(): Promise<void> {
    await this.#stop((server) => server.kill());
  }

  /** Presses Ctrl-C in the terminal of `npm run dev`. */
  async interrupt(): Promise<void> {
    await this.#stop(({ pid }) => pid !== undefined && process.kill(-pid, 'SIGINT'));
  }

  async #stop(signal: (server: ChildProcess) => unknown): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    signal(server);
    await once(server, 'exit');
  }

  async #command(name: string, args: readonly string[]): Promise<string> {
    const { stdout } = await run(join(this.folder, 'node_modules', '.bin', name), args, {
      cwd: this.folder,
      env: this.#env(),
    });
    return stdout;
  }

  /**
   * Returns the environment: scripts with `env node` find this Node first, and settings of this repository's
   * own site do not apply.
   */
  #env(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(RELEASE_|DATA_DIR|PORT|NODE_ENV)/.test(name),
    );
    const NEXT_TELEMETRY_DISABLED = '1';
    const PATH = [dirname(this.node), process.env['PATH']].join(delimiter);
    return { ...Object.fromEntries(own), PATH, NEXT_TELEMETRY_DISABLED, ...more };
  }
}
