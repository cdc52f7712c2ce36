import { createInstance } from '@module-federation/enhanced/runtime';
import type { PageReleaseSet, PageRemote } from '../release/page-release';
import { sharedConfig, type SharedModule } from '../release/shared-config';
import { loadContainer } from './load-container';

export interface BrowserHostOptions {
  readonly name: string;
  /** The release set that the server wrote into the page. */
  readonly releases: PageReleaseSet;
  /** Libraries that the host provides to every remote. */
  readonly shared: Readonly<Record<string, SharedModule>>;
  /** Milliseconds that loading one container may take. */
  readonly loadTimeoutMs?: number;
}

export interface BrowserHost {
  /** Loads an expose, for example `load('header', './header')`. Repeated calls load it once. */
  load(remote: string, expose: string): Promise<unknown>;
  /** Switches the page to another build of a remote and loads every expose in use again, for hot reload in development. */
  replace(remote: string, release: PageRemote): Promise<void>;
}

/** The page's module-federation host. It serves the release set that the HTML was rendered with, and no other. */
export function createBrowserHost({
  name,
  releases,
  shared,
  loadTimeoutMs = 10_000,
}: BrowserHostOptions): BrowserHost {
  const modules = new Map<string, Promise<unknown>>();
  const current = new Map(Object.entries(releases));
  const federation = createInstance({
    name,
    remotes: Object.entries(releases).map(([remote, release]) => runtimeRemote(remote, release)),
    shared: sharedConfig(shared),
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'released-entries',
        loadEntry: async ({ remoteInfo }) => {
          const release = current.get(remoteInfo.name);
          if (!release) throw new Error(`${remoteInfo.name} is not in this page's release set`);
          return loadContainer(release, loadTimeoutMs);
        },
      },
    ],
  });

  function load(remote: string, expose: string): Promise<unknown> {
    const key = `${remote}/${expose}`;
    const known = modules.get(key);
    if (known) return known;
    const loading = federation.loadRemote(`${remote}/${expose.slice(2)}`);
    modules.set(key, loading);
    loading.catch(() => modules.delete(key));
    return loading;
  }

  async function replace(remote: string, release: PageRemote): Promise<void> {
    current.set(remote, release);
    // Chunks of the previous build must not be mistaken for chunks of this one.
    Reflect.deleteProperty(globalThis, `${release.global}_chunks`);
    federation.registerRemotes([runtimeRemote(remote, release)], { force: true });
    const inUse = [...modules.keys()].filter((key) => key.startsWith(`${remote}/`));
    for (const key of inUse) {
      modules.delete(key);
      await load(remote, key.slice(remote.length + 1));
    }
  }

  return { load, replace };
}

function runtimeRemote(name: string, { entry, global }: PageRemote) {
  return { name, entry, entryGlobalName: global, type: 'global' as const };
}
