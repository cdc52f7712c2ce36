import { createInstance } from '@module-federation/runtime';
import pTimeout from 'p-timeout';
import { messageOf, type Release } from '../release/index';
import { sharedByHost, type SharedModule } from '../release/share-scope';
import { evaluateEntry, evaluationFilename, type RemoteContainer, type ServerEntry } from './evaluate';
import { RemoteSlots } from './remote-slots';
import { serverEntriesPlugin } from './server-entries';
import { ReleaseRefused } from './verify';

export interface RemoteHostOptions {
  readonly name: string;
  readonly shared: Readonly<Record<string, SharedModule>>;
  /** Returns globals that replace this thread's for a version's code. */
  readonly scopeOf?: (release: Release) => Readonly<Record<string, unknown>>;
  /** Runs synchronous code of a version while it is evaluated. */
  readonly whileEvaluating?: <Value>(release: Release, code: () => Value) => Value;
  /** Timeout for evaluating one version, in milliseconds. */
  readonly loadTimeoutMs?: number;
}

/** One version of one remote, evaluated: its exposes are plain modules. */
export interface LoadedRemote {
  readonly release: Release;
  /** Text of its style sheets for browsers, by path. */
  readonly styles: ServerEntry['styles'];
  readonly exposes: ReadonlyMap<string, unknown>;
}

export interface RemoteHost {
  /**
   * Evaluates and registers a version. Concurrent calls for one version load it once.
   * @throws ReleaseRefused naming remote, version and cause
   */
  load(entry: ServerEntry): Promise<LoadedRemote>;
  /** Forgets a version, so that its memory can be reclaimed. */
  evict(name: string, version: string): void;
  /** Forgets every loaded version except these. Versions that are still loading stay. */
  evictExcept(wanted: ReadonlySet<LoadedRemote>): void;
  /** Number of versions in the process. */
  readonly size: number;
}

/**
 * Creates the server's Module Federation host. Each version is a separate container, so that two versions of
 * one remote can run side by side. All of them take React from the host.
 */
export function createRemoteHost(options: RemoteHostOptions): RemoteHost {
  return new FederationRemoteHost(options);
}

class FederationRemoteHost implements RemoteHost {
  readonly #options: RemoteHostOptions;
  readonly #host: ReturnType<typeof createInstance>;
  readonly #slots: RemoteSlots;
  readonly #entries = new Map<string, RemoteContainer>();
  readonly #loads = new Map<string, Promise<LoadedRemote>>();
  readonly #loaded = new Map<LoadedRemote, string>();

  constructor(options: RemoteHostOptions) {
    const { name, shared } = options;
    this.#options = options;
    this.#host = createInstance({
      name,
      remotes: [],
      shared: sharedByHost(shared),
      plugins: [serverEntriesPlugin((slot) => this.#entries.get(slot))],
    });
    this.#slots = new RemoteSlots(this.#host);
  }

  load(entry: ServerEntry): Promise<LoadedRemote> {
    const { name: remote, version } = entry.release;
    const id = idOf(remote, version);
    const running = this.#loads.get(id);
    if (running) return running;
    const { loadTimeoutMs = 5000 } = this.#options;
    const load = pTimeout(this.#load(entry), {
      milliseconds: loadTimeoutMs,
      message: new ReleaseRefused(remote, version, `it did not load within ${loadTimeoutMs} ms`),
    });
    this.#loads.set(id, load);
    load.catch(() => this.evict(remote, version));
    return load;
  }

  evict(remote: string, version: string): void {
    const id = idOf(remote, version);
    this.#loads.delete(id);
    for (const [loaded, slot] of this.#loaded) {
      if (idOf(loaded.release.name, loaded.release.version) !== id) continue;
      this.#loaded.delete(loaded);
      void this.#slots.release(slot);
    }
  }

  evictExcept(wanted: ReadonlySet<LoadedRemote>): void {
    for (const remote of this.#loaded.keys()) {
      if (!wanted.has(remote)) this.evict(remote.release.name, remote.release.version);
    }
  }

  get size(): number {
    return this.#loads.size;
  }

  async #load(entry: ServerEntry): Promise<LoadedRemote> {
    const { release, styles } = entry;
    const slot = await this.#slots.take(evaluationFilename(release));
    const failures: unknown[] = [];
    try {
      this.#entries.set(slot, this.#containerOf(entry, failures));
      const loaded = { release, styles, exposes: await this.#loadExposes(slot, release) };
      this.#loaded.set(loaded, slot);
      return loaded;
    } catch (error) {
      await this.#slots.release(slot);
      // The runtime wraps errors of a container in its own messages.
      const [cause = error] = failures;
      throw new ReleaseRefused(release.name, release.version, `it threw while loading: ${messageOf(cause)}`, {
        cause,
      });
    } finally {
      this.#entries.delete(slot);
    }
  }

  async #loadExposes(slot: string, release: Release): Promise<ReadonlyMap<string, unknown>> {
    const exposes = new Map<string, unknown>();
    for (const expose of Object.keys(release.exposes))
      exposes.set(expose, await this.#host.loadRemote(`${slot}${expose.slice(1)}`));
    return exposes;
  }

  /** Evaluates an entry. Its later code runs on the record of its version; errors are added to `failures`. */
  #containerOf(entry: ServerEntry, failures: unknown[]): RemoteContainer {
    const { scopeOf, whileEvaluating = (_release, code) => code() } = this.#options;
    const { release } = entry;
    const run = <Value>(code: () => Value): Value => {
      try {
        return whileEvaluating(release, code);
      } catch (error) {
        failures.push(error);
        throw error;
      }
    };
    const container = run(() => evaluateEntry(entry, scopeOf?.(release)));
    return {
      init: (scope) => run(() => container.init(scope)),
      get: async (expose) => {
        const evaluate = await run(() => container.get(expose));
        return () => run(evaluate);
      },
    };
  }
}

const idOf = (remote: string, version: string) => `${remote}@${version}`;
