import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator } from '@playwright/test';
import * as z from 'zod';
import { root } from '../../environment';

const fixture = join(root, 'e2e', 'fixtures', 'second-site');
const run = promisify(execFile);
const Built = z.object({ version: z.string() });

/** Whether React has hydrated the element. */
export const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Resolves when React has hydrated the element: an earlier click is lost. */
export async function whenHydrated(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate(isHydrated)).toBe(true);
}

/**
 * The village library, or another site, in a temporary folder: built, published and served with its own
 * commands.
 */
export class SecondSite {
  url = '';
  /** Output of the server so far. */
  log = '';
  #stop: () => Promise<unknown> = async () => undefined;

  private constructor(readonly folder: string) {}

  /**
   * Copies the site's sources to a new temporary folder.
   * @param source of another site with the library's packages
   */
  static async copy(source = fixture): Promise<SecondSite> {
    const folder = await mkdtemp(join(tmpdir(), 'village-library-'));
    const isSource = (path: string) => !['node_modules', 'dist', '.data'].includes(basename(path));
    await cp(source, folder, { recursive: true, filter: isSource });
    await symlink(join(fixture, 'node_modules'), join(folder, 'node_modules'));
    return new SecondSite(folder);
  }

  /** Runs the release command in the site's folder. Rejects with its exit code and output on failure. */
  async release(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
    const command = join(this.folder, 'node_modules', '.bin', 'release');
    const { stdout } = await run(command, args, { cwd: this.folder, env: { ...this.#env(), ...env } });
    return stdout;
  }

  /** Builds a remote from its sources. @returns the version */
  async build(remote: string): Promise<string> {
    const { version } = Built.parse(JSON.parse(await this.release(['--json', 'build', remote])));
    return version;
  }

  /** Publishes the build of a remote, signed with a team's key. */
  async publish(remote: string, team: string, ...args: string[]): Promise<void> {
    await this.release(['publish', remote, ...args], { RELEASE_KEY: await this.#keyOf(team) });
  }

  /**
   * Imports the build of another toolchain, signed with the remote's key.
   * @returns the version
   */
  async import(remote: string, folder: string, ...args: string[]): Promise<string> {
    const command = ['--json', 'import', folder, '--remote', remote, ...args];
    const output = await this.release(command, { RELEASE_KEY: await this.#keyOf(remote) });
    return Built.parse(JSON.parse(output)).version;
  }

  async #keyOf(team: string): Promise<string> {
    const keys = join(this.folder, '.data', 'keys');
    return join(keys, (await readdir(keys)).find((file) => file.startsWith(`${team}-`)) ?? '');
  }

  /**
   * Replaces texts in a source file.
   * @throws Error when one is missing
   */
  async edit(file: string, changes: Readonly<Record<string, string>>): Promise<void> {
    let text = await readFile(join(this.folder, file), 'utf8');
    for (const [from, to] of Object.entries(changes)) {
      if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
      text = text.replace(from, to);
    }
    await writeFile(join(this.folder, file), text);
  }

  async buildHost(): Promise<void> {
    await run(process.execPath, ['--import', 'tsx', 'host/build.ts'], { cwd: this.folder });
  }

  /** Starts the server on a free port; resolves once it listens. */
  async start(): Promise<void> {
    const port = await new Promise<string>((resolve, reject) => {
      const ended = this.#spawn(0, () => {
        const found = /"port":(\d+)/.exec(this.log)?.[1];
        if (found) resolve(found);
      });
      void ended.then(() => reject(new Error(`The second site exited:\n${this.log}`)));
    });
    this.url = `http://localhost:${port}`;
  }

  /** Starts a server that does not report when it listens. */
  startOn(port: number): void {
    void this.#spawn(port);
    this.url = `http://localhost:${port}`;
  }

  /**
   * Starts the server process.
   * @returns a promise that resolves when it has exited
   */
  #spawn(port: number, onOutput: () => void = () => undefined): Promise<unknown> {
    const server = spawn(process.execPath, ['host/dist/server/server.cjs'], {
      cwd: this.folder,
      env: { ...this.#env(), PORT: String(port) },
    });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    this.#stop = () => {
      server.kill();
      return ended;
    };
    const addToLog = (part: Buffer) => {
      this.log += part.toString();
      onOutput();
    };
    server.stdout.on('data', addToLog);
    server.stderr.on('data', addToLog);
    return ended;
  }

  /** Stops the server and removes the folder. */
  async remove(): Promise<void> {
    await this.#stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Returns the environment without this site's own release settings. */
  #env(): NodeJS.ProcessEnv {
    const own = Object.entries(process.env).filter(([name]) => !/^(RELEASE_|DATA_DIR|PORT)/.test(name));
    return { ...Object.fromEntries(own), RELEASE_TRUST: 'trust.json' };
  }
}
