import { Agent } from 'node:http';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { dataDir } from '../../e2e/environment';
import { copyStore, siteVersions, type CopiedStore } from '../../e2e/support/releases/releases';
import { startService, type Service } from '../../e2e/support/processes/service';
import { startShell, type Shell } from '../../e2e/support/processes/shell';
import { ask, type Answer } from '../../e2e/support/load/load';
import { failureOf, newAddress, versionIn } from '../../e2e/support/load/page-requests';
import { nextPort } from '../support/shells';
import { cachedPaths } from './visitors';

/** Fields of a shell's readiness report that this benchmark reads. */
const Readiness = z.looseObject({
  versions: z.record(z.string(), z.string()),
  workers: z.looseObject({ replaced: z.number() }).optional(),
  refused: z.array(z.looseObject({ remote: z.string(), version: z.string(), reason: z.string() })).optional(),
});
export type Readiness = z.infer<typeof Readiness>;

const readyTimeoutMs = 20_000;
const recoveryTimeoutMs = 10_000;
const channel = 'isolation';

/** Secret in the environment of the shells' processes, which must never appear in a page. */
export const secret = 'only-the-shell-may-know-this';

/** Shells with a separate store, channel and release service, which can be killed and restarted. */
export class IsolationSite {
  readonly copy: CopiedStore;
  readonly good: Readonly<Record<string, string>>;
  readonly #service: Service;
  readonly #ports: readonly number[];
  readonly #trust: string;
  #shells: Shell[] = [];

  private constructor(site: {
    readonly copy: CopiedStore;
    readonly good: Record<string, string>;
    readonly service: Service;
    readonly ports: readonly number[];
    readonly trust: string;
  }) {
    this.copy = site.copy;
    this.good = site.good;
    this.#service = site.service;
    this.#ports = site.ports;
    this.#trust = site.trust;
  }

  static async create(name: string, count: number): Promise<IsolationSite> {
    // Outside the folders of the shells, like a store shared by several machines.
    const storeDir = join(dataDir, 'shells', name, 'store');
    await mkdir(storeDir, { recursive: true });
    const good = await siteVersions();
    const copy = { store: await copyStore(storeDir, channel, good), storeDir, channel };
    const trust = join(dataDir, 'shells', name, 'trust.json');
    await cp(join(storeDir, 'trust.json'), trust);
    const service = await startService(copy, { name: `${name}-service`, port: nextPort() });
    const ports = Array.from({ length: count }, nextPort);
    return new IsolationSite({ copy, good, service, ports, trust });
  }

  get shells(): readonly Shell[] {
    return this.#shells;
  }

  /** Returns an IP address, because a name would be resolved for every connection. */
  originOf(shell: Shell): string {
    return shell.url.replace('localhost', '127.0.0.1');
  }

  /**
   * Starts all shells.
   * @returns the number of ready shells
   */
  async start(): Promise<number> {
    const started = await Promise.allSettled(
      this.#ports.map((port, index) =>
        startShell({
          name: `isolation-${index + 1}`,
          port,
          shareWith: { ...this.copy, versions: this.good },
          readyTimeoutMs,
          env: {
            LOG_LEVEL: 'warn',
            RELEASE_TRUST: this.#trust,
            BENCH_SECRET: secret,
            // Visitors with browsers have a network each.
            TRUSTED_PROXIES: '1',
            ...this.#service.shellEnv,
          },
        }),
      ),
    );
    this.#shells = started.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    return this.#shells.length;
  }

  /** Kills the shells' processes, as a power cut would. */
  async kill(): Promise<void> {
    for (const { pid } of this.#shells) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    await Promise.all(this.#shells.map((shell) => shell.stop()));
    this.#shells = [];
  }

  /** Removes a version from the store and from this machine's copies. */
  async forget(remote: string, version: string): Promise<void> {
    await this.copy.store.removeVersion(remote, version);
    for (let index = 1; index <= this.#ports.length; index += 1)
      await rm(join(dataDir, 'shells', `isolation-${index}-${process.pid}`, 'last-releases'), {
        recursive: true,
        force: true,
      });
  }

  /** Deletes the shells' files: they start as on a new machine. */
  async forgetEverything(): Promise<void> {
    for (let index = 1; index <= this.#ports.length; index += 1)
      await rm(join(dataDir, 'shells', `isolation-${index}-${process.pid}`), {
        recursive: true,
        force: true,
      });
  }

  /** Number of shells that exited on their own. */
  get died(): number {
    return this.#shells.filter(({ pid }) => !isRunning(pid)).length;
  }

  /**
   * Waits until every shell serves complete pages of the good versions.
   * @returns false on a timeout
   */
  async servesGood(timeoutMs = recoveryTimeoutMs): Promise<boolean> {
    const deadline = performance.now() + timeoutMs;
    while (performance.now() < deadline) {
      // A static page, a rendered page with data, and a cached page.
      const paths = ['/about', newAddress(), '/'];
      const requests = this.#shells.flatMap((shell) => paths.map((path) => this.#page(shell, path)));
      const pages = await Promise.all(requests);
      if (this.#shells.length === this.#ports.length && pages.every((page) => this.#isGood(page)))
        return true;
      await sleep(100);
    }
    return false;
  }

  /** Returns the length of cached pages, by path. */
  async lengths(): Promise<Map<string, number>> {
    const [first] = this.#shells;
    const lengths = new Map<string, number>();
    for (const path of cachedPaths)
      if (first) lengths.set(path, (await this.#page(first, path))?.body.length ?? 0);
    return lengths;
  }

  /** Returns the readiness reports of the responding shells. */
  async readiness(): Promise<Readiness[]> {
    const agent = new Agent();
    const requests = this.#shells.map(async (shell) => {
      const { body } = await ask(`${this.originOf(shell)}/readyz`, agent, {}, 2_000);
      return Readiness.parse(JSON.parse(body));
    });
    const answers = await Promise.allSettled(requests);
    agent.destroy();
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  }

  /** Returns the resident memory of the largest shell process, in MB. */
  async residentMb(): Promise<number> {
    const sizes = this.#shells.map(async ({ pid }) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
    });
    return Math.max(0, ...(await Promise.all(sizes)));
  }

  async stop(): Promise<void> {
    await Promise.all(this.#shells.map((shell) => shell.stop()));
    await this.#service.stop();
  }

  async #page(shell: Shell, path: string): Promise<Answer | undefined> {
    const agent = new Agent();
    try {
      return await ask(`${this.originOf(shell)}${path}`, agent, {}, 2_000);
    } catch {
      return undefined;
    } finally {
      agent.destroy();
    }
  }

  #isGood(page: Answer | undefined): boolean {
    if (!page || failureOf(page) || page.body.includes('data-fallback=')) return false;
    return Object.entries(this.good).every(([name, version]) => versionIn(page.body, name) === version);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
