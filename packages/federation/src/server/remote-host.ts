import { randomUUID } from 'node:crypto';
import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import pTimeout from 'p-timeout';
import { messageOf, type Release } from '../release/index';
import { sharedConfig, type SharedModule } from '../release/shared-config';
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
 * The server's module-federation host. Each version is registered under a name of its own, so that two versions of one
 * remote can run side by side; all of them take React from the host's share scope.
 */
export function createRemoteHost(options: RemoteHostOptions): RemoteHost {
  return new FederationRemoteHost(options);
}

class FederationRemoteHost implements RemoteHost {
  readonly #options: RemoteHostOptions;
  /** The runtime keeps entries by name and address for the whole process; two hosts must not share them. */
  readonly #hostId = randomUUID();
  readonly #entries = new Map<string, ServerEntry>();
  readonly #loads = new Map<string, Promise<LoadedRemote>>();
  readonly #loaded = new Set<LoadedRemote>();
  readonly #federation: ModuleFederation;

  constructor(options: RemoteHostOptions) {
    this.#options = options;
    this.#federation = createInstance({
      name: options.name,
      remotes: [],
      shared: sharedConfig(options.shared),
      shareStrategy: 'loaded-first',
      plugins: [
        {
          name: 'verified-entries',
          loadEntry: async ({ remoteInfo }) => {
            const entry = this.#entries.get(remoteInfo.name);
            if (!entry) throw new Error(`${remoteInfo.name} has not been given`);
            return this.#evaluate(entry);
          },
        },
      ],
    });
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
    this.#entries.delete(id);
    for (const entry of this.#loaded) {
      if (idOf(entry.release.name, entry.release.version) === id) this.#loaded.delete(entry);
    }
    const { options, remoteHandler } = this.#federation;
    const registered = options.remotes.find((candidate) => candidate.name === id);
    if (!registered) return;
    // The runtime has no public way to remove a remote; without this, every version stays in memory forever.
    remoteHandler['removeRemote'](registered);
    for (const [key, entry] of Object.entries(remoteHandler.idToRemoteMap)) {
      if (entry?.name === id) delete remoteHandler.idToRemoteMap[key];
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

  /** Modules are evaluated by the factories that the container gives, not with the container itself. */
  #evaluate(entry: ServerEntry) {
    const { scopeOf, whileEvaluating = (_release, code) => code() } = this.#options;
    const { release } = entry;
    const container = whileEvaluating(release, () => evaluateEntry(entry, scopeOf?.(release)));
    return {
      init: (shareScope: object) => whileEvaluating(release, () => container.init(shareScope)),
      get(expose: string) {
        const factory = whileEvaluating(release, () => container.get(expose));
        return async () => whileEvaluating(release, await factory);
      },
    };
  }

  async #load(entry: ServerEntry): Promise<LoadedRemote> {
    const { release, styles } = entry;
    const { name: remote, version } = release;
    const id = idOf(remote, version);
    this.#entries.set(id, entry);
    const address = `release:${this.#hostId}/${id}`;
    this.#federation.registerRemotes([{ name: id, entry: address, type: 'commonjs-module' }]);
    const exposes = new Map<string, unknown>();
    try {
      for (const expose of Object.keys(release.exposes))
        exposes.set(expose, await this.#federation.loadRemote(`${id}/${expose.slice(2)}`));
    } catch (error) {
      throw new ReleaseRefused(remote, version, `it threw while loading: ${messageOf(error)}`, {
        cause: error,
      });
    }
    const loaded = { release, styles, exposes };
    this.#loaded.add(loaded);
    return loaded;
  }
}

/**
 * A name that is unique to the version and contains nothing that the federation runtime would parse: every character but
 * letters and digits becomes its code between underscores, so that no two versions share a name. It exists only in this
 * process: how a release was built, and what its container is called in a browser (`web.global`), do not depend on it.
 */
function idOf(remote: string, version: string): string {
  const escape = (character: string) => `_${character.charCodeAt(0).toString(16)}_`;
  return `${remote}@${version}`.replaceAll(/[^A-Za-z0-9]/g, escape);
}
