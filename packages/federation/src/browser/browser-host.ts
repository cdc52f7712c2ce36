import { createInstance } from '@module-federation/enhanced/runtime';
import type { PageReleaseSet, PageRemote } from '../release/page-release';
import { loadContainer } from './load-container';

export interface BrowserHostOptions {
  readonly name: string;
  /** The release set that the server wrote into the page. */
  readonly releases: PageReleaseSet;
  /** Libraries that the host gives to every remote. */
  readonly shared: Readonly<Record<string, { readonly version: string; readonly module: unknown }>>;
  readonly loadTimeoutMs?: number;
}

export interface BrowserHost {
  /** Loads one expose, for example `load('header', './header')`; the same one is loaded once. */
  load(remote: string, expose: string): Promise<unknown>;
  /** Evaluates another build of a remote on this page: every expose that is in use, for hot reload in development. */
  replace(remote: string, release: PageRemote): Promise<void>;
}

/** The page's module-federation host: it serves the release set that the HTML was rendered with, and no other. */
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
    remotes: Object.entries(releases).map(([remote, { entry, global }]) => ({
      name: remote,
      entry,
      entryGlobalName: global,
      type: 'global' as const,
    })),
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
    // The chunks of the former build must not be taken for those of this one.
    Reflect.deleteProperty(globalThis, `${release.global}_chunks`);
    const { entry, global } = release;
    federation.registerRemotes([{ name: remote, entry, entryGlobalName: global, type: 'global' }], {
      force: true,
    });
    const inUse = [...modules.keys()].filter((key) => key.startsWith(`${remote}/`));
    for (const key of inUse) {
      modules.delete(key);
      await load(remote, key.slice(remote.length + 1));
    }
  }

  return { load, replace };
}
