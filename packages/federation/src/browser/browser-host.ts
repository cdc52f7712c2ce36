import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { integrityPlugin, releaseSetPlugin, remoteOf, retryPlugin, yieldPlugin } from '../plugins/index';
import { reRegister } from '../runtime/re-register';
import type { PageReleaseSet, PageRemote } from '../release/page-release';
import { sharedByHost, type SharedModule } from '../release/share-scope';

export interface BrowserHostOptions {
  readonly name: string;
  /** Release set that the server wrote into the page. */
  readonly releases: PageReleaseSet;
  /** Libraries that the host provides to every remote. */
  readonly shared: Readonly<Record<string, SharedModule>>;
  /** Timeout for loading one container, in milliseconds. */
  readonly loadTimeoutMs?: number;
  /** Delay before a container that failed to load is requested once more, in milliseconds. */
  readonly retryDelayMs?: number;
  /** Further plugins of the Module Federation runtime. */
  readonly plugins?: readonly ModuleFederationRuntimePlugin[];
}

export interface BrowserHost {
  /**
   * Loads an expose, for example `load('header', './header')`. Repeated calls share one load; a failed load
   * is retried.
   */
  load(remote: string, expose: string): Promise<unknown>;
  /**
   * Switches the page to another build of a remote and reloads every expose in use (hot reload in
   * development).
   */
  replace(remote: string, release: PageRemote): Promise<void>;
}

/**
 * Creates the page's Module Federation host. It serves only the release set that the HTML was rendered with.
 */
export function createBrowserHost({
  name,
  releases,
  shared,
  loadTimeoutMs = 10_000,
  retryDelayMs = 500,
  plugins = [],
}: BrowserHostOptions): BrowserHost {
  const current = new Map(Object.entries(releases));
  const modules = new Map<string, Promise<unknown>>();
  const instance = createInstance({
    name,
    remotes: [],
    shared: sharedByHost(shared),
    plugins: [
      releaseSetPlugin(releases),
      integrityPlugin({ integrityOf: (remote) => current.get(remote)?.integrity, timeoutMs: loadTimeoutMs }),
      retryPlugin({ delayMs: retryDelayMs }),
      yieldPlugin(),
      ...plugins,
    ],
  });

  const load = (remote: string, expose: string) =>
    once(modules, `${remote}/${expose}`, async () => {
      if (!current.has(remote)) throw new Error(`${remote} is not in this page's release set`);
      return instance.loadRemote(`${remote}${expose.slice(1)}`);
    });

  async function replace(remote: string, release: PageRemote): Promise<void> {
    current.set(remote, release);
    // Prevents chunks of the previous build from being taken for chunks of this one.
    Reflect.deleteProperty(globalThis, `${release.global}_chunks`);
    await reRegister(instance, remoteOf(remote, release));
    const inUse = [...modules.keys()].filter((key) => key.startsWith(`${remote}/`));
    for (const key of inUse) {
      modules.delete(key);
      await load(remote, key.slice(remote.length + 1));
    }
  }

  return { load, replace };
}

/** Returns the pending or finished load under a key, or starts one. Failures are not cached. */
function once<Value>(started: Map<string, Promise<Value>>, key: string, start: () => Promise<Value>) {
  const known = started.get(key);
  if (known) return known;
  const starting = start();
  started.set(key, starting);
  starting.catch(() => {
    if (started.get(key) === starting) started.delete(key);
  });
  return starting;
}
