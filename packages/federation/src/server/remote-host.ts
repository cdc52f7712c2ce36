import { randomUUID } from 'node:crypto';
import { createInstance } from '@module-federation/enhanced/runtime';
import pTimeout from 'p-timeout';
import { messageOf, type Release, type ReleaseSource, type ReleaseTrust } from '../release/index';
import { evaluateEntry } from './evaluate';
import { ReleaseRefused, readVerified, type VerifiedRelease } from './verify';

/** A library that the host gives to every remote. */
export interface SharedModule {
  readonly version: string;
  readonly module: unknown;
}

export interface RemoteHostOptions {
  readonly name: string;
  readonly source: ReleaseSource;
  /** Whose releases may be let in. */
  readonly trust: ReleaseTrust;
  readonly shared: Readonly<Record<string, SharedModule>>;
  /** Milliseconds after which one load is given up. */
  readonly loadTimeoutMs?: number;
}

/** One version of one remote, evaluated: its exposes are plain modules from here on. */
export interface LoadedRemote {
  readonly release: Release;
  /** Bytes of every verified file, for serving. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly exposes: ReadonlyMap<string, unknown>;
}

export interface RemoteHost {
  /**
   * Verifies, evaluates and registers a version; the same version is loaded once however many ask.
   * @throws ReleaseRefused naming remote, version and cause
   */
  load(name: string, version: string): Promise<LoadedRemote>;
  /** Forgets a version, so that its memory can be reclaimed. */
  evict(name: string, version: string): void;
  /** Forgets every loaded version but these; versions that are still loading stay. */
  evictExcept(wanted: ReadonlySet<LoadedRemote>): void;
  /** How many versions the process holds. */
  readonly size: number;
}

/**
 * The server's module-federation host. Versions are registered under a name each, so two versions of one remote run
 * side by side; all take React from the host's share scope.
 */
export function createRemoteHost({
  name,
  source,
  trust,
  shared,
  loadTimeoutMs = 5000,
}: RemoteHostOptions): RemoteHost {
  // The runtime keeps entries by name and address for the whole process; hosts must not find each other's.
  const hostId = randomUUID();
  const verified = new Map<string, VerifiedRelease>();
  const loads = new Map<string, Promise<LoadedRemote>>();
  const loaded = new Set<LoadedRemote>();
  const federation = createInstance({
    name,
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(shared).map(([library, { version, module }]) => [
        library,
        {
          version,
          get: () => () => module,
          shareConfig: { singleton: true, requiredVersion: `^${version}` },
        },
      ]),
    ),
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'verified-entries',
        loadEntry: async ({ remoteInfo }) => {
          const release = verified.get(remoteInfo.name);
          if (!release) throw new Error(`${remoteInfo.name} has not been verified`);
          return evaluateEntry(release);
        },
      },
    ],
  });

  async function loadOnce(remote: string, version: string): Promise<LoadedRemote> {
    const id = idOf(remote, version);
    const release = await readVerified(source, trust, remote, version);
    verified.set(id, release);
    federation.registerRemotes([{ name: id, entry: `release:${hostId}/${id}`, type: 'commonjs-module' }]);
    const exposes = new Map<string, unknown>();
    try {
      for (const expose of Object.keys(release.release.exposes)) {
        exposes.set(expose, await federation.loadRemote(`${id}/${expose.slice(2)}`));
      }
    } catch (error) {
      throw new ReleaseRefused(remote, version, `it threw while loading: ${messageOf(error)}`, {
        cause: error,
      });
    }
    const remoteModule = { release: release.release, files: release.files, exposes };
    loaded.add(remoteModule);
    return remoteModule;
  }

  function evict(remote: string, version: string): void {
    const id = idOf(remote, version);
    loads.delete(id);
    verified.delete(id);
    for (const entry of loaded) {
      if (idOf(entry.release.name, entry.release.version) === id) loaded.delete(entry);
    }
    const registered = federation.options.remotes.find((candidate) => candidate.name === id);
    if (!registered) return;
    // The runtime has no public way to remove a remote; without this, each version stays in memory for good.
    federation.remoteHandler['removeRemote'](registered);
    for (const [key, entry] of Object.entries(federation.remoteHandler.idToRemoteMap)) {
      if (entry?.name === id) delete federation.remoteHandler.idToRemoteMap[key];
    }
  }

  return {
    load(remote, version) {
      const id = idOf(remote, version);
      const running = loads.get(id);
      if (running) return running;
      const load = pTimeout(loadOnce(remote, version), {
        milliseconds: loadTimeoutMs,
        message: new ReleaseRefused(remote, version, `it did not load within ${loadTimeoutMs} ms`),
      });
      loads.set(id, load);
      load.catch(() => evict(remote, version));
      return load;
    },
    evict,
    evictExcept(wanted) {
      for (const remote of loaded) {
        if (!wanted.has(remote)) evict(remote.release.name, remote.release.version);
      }
    },
    get size() {
      return loads.size;
    },
  };
}

/** A name that is unique to the version and plain enough for the federation runtime's own parsing. */
function idOf(remote: string, version: string): string {
  return `${remote}_${version}`.replaceAll(/[^A-Za-z0-9_]/g, '_');
}
