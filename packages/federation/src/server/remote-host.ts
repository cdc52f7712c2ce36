import pTimeout from 'p-timeout';
import { messageOf, type Release } from '../release/index';
import { createShareScope, type SharedModule } from '../release/share-scope';
import { evaluateEntry, type ServerEntry } from './evaluate';
import { ReleaseRefused } from './verify';

export interface RemoteHostOptions {
  readonly name: string;
  readonly shared: Readonly<Record<string, SharedModule>>;
  /** Globals that a version's code is given in place of this thread's. */
  readonly scopeOf?: (release: Release) => Readonly<Record<string, unknown>>;
  /** Runs code of a version while it is evaluated; the code returns at once. */
  readonly whileEvaluating?: <Value>(release: Release, code: () => Value) => Value;
  /** Milliseconds that evaluating one version may take. */
  readonly loadTimeoutMs?: number;
}

/** One version of one remote, evaluated: its exposes are plain modules. */
export interface LoadedRemote {
  readonly release: Release;
  /** The text of its style sheets for browsers, by path. */
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
  /** Forgets every loaded version but these; versions that are still loading stay. */
  evictExcept(wanted: ReadonlySet<LoadedRemote>): void;
  /** How many versions the process holds. */
  readonly size: number;
}

/**
 * The server's module-federation host. Each version is a container of its own, so that two versions of one remote can run
 * side by side; all of them take React from the host's share scope. Containers choose among the shared libraries
 * themselves, so that it needs no federation runtime (docs/decisions/053).
 */
export function createRemoteHost(options: RemoteHostOptions): RemoteHost {
  return new FederationRemoteHost(options);
}

class FederationRemoteHost implements RemoteHost {
  readonly #options: RemoteHostOptions;
  readonly #loads = new Map<string, Promise<LoadedRemote>>();
  readonly #loaded = new Set<LoadedRemote>();

  constructor(options: RemoteHostOptions) {
    this.#options = options;
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
    for (const entry of this.#loaded) {
      if (idOf(entry.release.name, entry.release.version) === id) this.#loaded.delete(entry);
    }
  }

  evictExcept(wanted: ReadonlySet<LoadedRemote>): void {
    for (const remote of this.#loaded) {
      if (!wanted.has(remote)) this.evict(remote.release.name, remote.release.version);
    }
  }

  get size(): number {
    return this.#loads.size;
  }

  async #load(entry: ServerEntry): Promise<LoadedRemote> {
    const { release, styles } = entry;
    try {
      const loaded = { release, styles, exposes: await this.#evaluate(entry) };
      this.#loaded.add(loaded);
      return loaded;
    } catch (error) {
      const cause = `it threw while loading: ${messageOf(error)}`;
      throw new ReleaseRefused(release.name, release.version, cause, { cause: error });
    }
  }

  /** Modules are evaluated by the factories that the container gives, not with the container itself. */
  async #evaluate(entry: ServerEntry): Promise<ReadonlyMap<string, unknown>> {
    const { name, shared, scopeOf, whileEvaluating = (_release, code) => code() } = this.#options;
    const { release } = entry;
    const container = whileEvaluating(release, () => evaluateEntry(entry, scopeOf?.(release)));
    const scope = createShareScope(name, shared);
    await whileEvaluating(release, () => container.init(scope));
    const exposes = new Map<string, unknown>();
    for (const expose of Object.keys(release.exposes)) {
      const evaluate = await whileEvaluating(release, () => container.get(expose));
      exposes.set(expose, whileEvaluating(release, evaluate));
    }
    return exposes;
  }
}

const idOf = (remote: string, version: string) => `${remote}@${version}`;
